/** Reasons why the options for a Jira are refused. */
export const trackerOptionErrors = {
  noUrl: 'Missing --url: the address of your Jira.',
  noUrlOrFile: 'Missing --url: the address of your Jira. To read a file instead, use --tickets.',
  noProject: 'Missing --project: the key or name of the project. For a whole organization, use --teams.',
  noEmail: (variable: string) => `Missing --email: the account that owns the token. You can also set ${variable}.`,
  noClientId: (variable: string) => `Missing client ID of the service account. Set ${variable}.`,
  noAddress: '--url is not an address that can be reached.',
  httpsOnly: '--url must use https outside private networks.',
};
