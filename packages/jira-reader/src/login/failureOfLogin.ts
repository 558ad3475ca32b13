import type { FetchJiraRequest } from '@roi-insight/contracts';
import { RequestFailure } from '../RequestFailure.ts';
import { isAccessToken } from './isAccessToken.ts';

/** A failure as it concerns the credential of a request: one about email address and API key becomes one about the service account or access token. */
export function failureOfLogin(
  cause: unknown,
  { api_token, client_id }: Pick<FetchJiraRequest, 'api_token' | 'client_id'>,
): unknown {
  if (!(cause instanceof RequestFailure)) return cause;
  const { failure } = cause;
  const isAccount = client_id !== undefined;
  const isToken = !isAccount && isAccessToken(api_token.trim());
  if (failure.reason === 'missing-scope' && (isAccount || isToken))
    return new RequestFailure({ ...failure, reason: 'account-scope' });
  if (failure.reason !== 'credentials') return cause;
  if (isAccount) return new RequestFailure({ reason: 'account-refused', tracker: failure.tracker });
  return isToken && failure.tracker === 'cloud' ? new RequestFailure({ reason: 'access-token' }) : cause;
}
