/** Descriptions of the fields of every request that reads a tracker. */
export const trackerDescriptions = {
  jira_url: 'Any address within the Jira, including deep links; the server reduces it to the base address.',
  email: 'Email address of the account that the API key belongs to.',
  api_token:
    'An API token (Cloud), a personal access token (Data Center), or the client secret of a service account. It stays in memory for this one request.',
  client_id: 'The client ID of a service account, if `api_token` is its client secret.',
} as const;
