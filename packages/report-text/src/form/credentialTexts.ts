/** The choice below the API key, and the field of a service account. */
export const credentialTexts = {
  question: 'What the API key is',
  token: 'API token',
  serviceAccount: 'Service account (client ID and secret)',
  clientId: 'Client ID',
  clientIdHint: 'Of the same credential as the client secret, which goes into the field above',
} as const;
