import { type FetchJiraRequest, parseFetchJiraRequest } from '@roi-insight/contracts';
import { RequestFailure } from './RequestFailure.ts';

/** The time zone where a day ends last: a date is in the future only if it has not begun there either. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Parses a request's body. Throws a `RequestFailure` with the field and its valid values, never the received one. */
export function readRequest(body: unknown, now: Date): FetchJiraRequest {
  const parsed = parseFetchJiraRequest(body);
  if (!parsed.ok) throw new RequestFailure({ reason: 'invalid-field', message: parsed.error.message });
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  if (parsed.value.claude_adoption_date > today) {
    throw new RequestFailure({ reason: 'adoption-in-future' });
  }
  const { api_token, jira_url } = parsed.value;
  return { ...parsed.value, api_token: api_token.trim(), jira_url: jira_url.trim() };
}
