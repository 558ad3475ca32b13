/** The notes next to the form: the data that is read, the use of the API key, and how to get a key. */
export const apiKeyHelpTexts = {
  read: "Ticket dates, status changes, types, components, labels, estimates and the total of logged time. We don't read titles, descriptions or names.",
  use: 'Only to read ticket data for this report. The server never stores or logs it, and this page forgets it once the report is ready.',
  steps: 'How to create an API key',
  /** The text before and after the address of the page. */
  cloudPage: ['Open', 'with the account whose email you enter here.'],
  cloud: [
    'Choose ‘Create API token’, or ‘Create API token with scopes’ with read:jira-work and read:jira-user. Name it and set a short expiry: a year at most.',
    'Copy the token into the form. Atlassian shows it only once.',
  ],
  serviceAccount: [
    'An administrator opens admin.atlassian.com, then ‘Directory’ and ‘Service accounts’, and lets the account browse the project.',
    'Under ‘Create credentials’, choose ‘OAuth 2.0’ with the scopes read:jira-work and read:jira-user.',
    'Choose ‘Service account’ below the key. Copy the client secret into the key’s field and the client ID into its own.',
  ],
  dataCenter: [
    'In Jira, open your profile picture, then ‘Profile’ and ‘Personal Access Tokens’.',
    'Choose ‘Create token’, name it and set a short expiry.',
    'Copy the token into the form. Your password does not work.',
  ],
} as const;
