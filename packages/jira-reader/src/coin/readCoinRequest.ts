import { type CoinRequest, parseCoinRequest } from '@roi-insight/contracts';
import { RequestFailure } from '../RequestFailure.ts';

/** Parses the body of `POST /api/plan/coin`. Throws a `RequestFailure` with the field and its valid values. */
export function readCoinRequest(body: unknown): CoinRequest {
  const parsed = parseCoinRequest(body);
  if (!parsed.ok) throw new RequestFailure({ reason: 'invalid-field', message: parsed.error.message });
  const { api_token, jira_url } = parsed.value;
  return { ...parsed.value, api_token: api_token.trim(), jira_url: jira_url.trim() };
}
