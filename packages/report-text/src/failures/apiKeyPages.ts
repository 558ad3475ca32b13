/** Addresses of the pages where Jira creates API keys: a page of Atlassian, or a page below the address of a Data Center. */
export const API_KEY_PAGES = {
  cloud: 'https://id.atlassian.com/manage-profile/security/api-tokens',
  'data-center': '/secure/ViewProfile.jspa?selectedTab=com.atlassian.pats.pats-plugin:jira-user-personal-access-tokens',
} as const;
