/** The keys that the simulated API knows: one may read usage, the other may not. */
export const USAGE_KEYS = {
  admin: 'sk-ant-admin01-sandbox-0001',
  standard: 'sk-ant-api03-sandbox-0001',
} as const;
