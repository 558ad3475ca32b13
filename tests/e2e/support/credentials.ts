/** The sandbox's public credentials. */
export const EMAIL = 'demo@example.com';
export const TOKEN = 'sandbox-token-0001';
