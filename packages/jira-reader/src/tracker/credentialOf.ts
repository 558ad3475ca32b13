import type { FetchJiraRequest } from '@roi-insight/contracts';
import type { Credential } from './tracker.ts';

/** The credential of a request. @param projectName key or name of the first project, without quotes */
export function credentialOf(
  { email, api_token, client_id }: Pick<FetchJiraRequest, 'email' | 'api_token' | 'client_id'>,
  projectName: string,
): Credential {
  return { email: email.trim(), apiToken: api_token.trim(), clientId: client_id?.trim() ?? null, projectName };
}
