import type { FetchJiraRequest } from '@roi-insight/contracts';
import { RequestFailure } from '../RequestFailure.ts';
import { isAccessToken } from './isAccessToken.ts';

/** A failure as it concerns the credential of a request: one about email address and API key becomes one about the service account or access token. */
export function failureOfLogin(
  cause: unknown,
  { api_token, client_id }: Pick<FetchJiraRequest, 'api_token' | 'client_id'>,
): unknown {
  if (!(cause instanceof RequestFailure) || cause.failure.reason !== 'credentials') return cause;
  const { tracker } = cause.failure;
  if (client_id !== undefined) return new RequestFailure({ reason: 'account-refused', tracker });
  const isToken = tracker === 'cloud' && isAccessToken(api_token.trim());
  return isToken ? new RequestFailure({ reason: 'access-token' }) : cause;
}
