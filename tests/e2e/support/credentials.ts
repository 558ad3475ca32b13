/** The sandbox's public credentials. */
export const EMAIL = 'demo@example.com';
export const TOKEN = 'sandbox-token-0001';
/** Its service account. */
export const SERVICE_ACCOUNT = {
  clientId: 'sandbox-client-0001',
  clientSecret: 'sandbox-client-secret-0001',
};
