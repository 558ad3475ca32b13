/** The two keys that the simulated API knows. Only `admin` may read usage. */
export const USAGE_KEYS = {
  admin: 'sk-ant-admin01-sandbox-0001',
  standard: 'sk-ant-api03-sandbox-0001',
} as const;
