/**
 * Addresses of the pages where API keys are created: a page of Atlassian, or a page below the address of a Data Center. An administrator of Atlassian creates
 * service accounts and their credentials on a page of its own.
 */
export const API_KEY_PAGES = {
  cloud: 'https://id.atlassian.com/manage-profile/security/api-tokens',
  'data-center': '/secure/ViewProfile.jspa?selectedTab=com.atlassian.pats.pats-plugin:jira-user-personal-access-tokens',
  'service-account': 'https://admin.atlassian.com',
} as const;
