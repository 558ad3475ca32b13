/** The notes next to the form: the data that is read, the use of the API key, and how to get a key. */
export const apiKeyHelpTexts = {
  read: "Ticket dates, status changes, types, components, labels, estimates and the total of logged time. We don't read titles, descriptions or names.",
  use: 'Only to read ticket data for this report. The server never stores or logs it, and this page forgets it once the report is ready.',
  steps: 'How to create an API key',
  /** The text before and after the address of the page. */
  cloudPage: ['Open', 'with the account whose email you enter here.'],
  cloud: [
    'Choose ‘Create API token’, name it and set a short expiry.',
    'Copy the token into the form. Atlassian shows it only once.',
  ],
  dataCenter: [
    'In Jira, open your profile picture, then ‘Profile’ and ‘Personal Access Tokens’.',
    'Choose ‘Create token’, name it and set a short expiry.',
    'Copy the token into the form. Your password does not work.',
  ],
} as const;
