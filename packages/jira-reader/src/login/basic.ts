import type { Credential } from '../tracker/tracker.ts';

/** The `Authorization` header for an email address and an API token. */
export function basic({ email, apiToken }: Credential): string {
  return `Basic ${Buffer.from(`${email}:${apiToken}`).toString('base64')}`;
}
