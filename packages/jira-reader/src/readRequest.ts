import { type FetchJiraRequest, parseFetchJiraRequest } from '@roi-insight/contracts';
import { latestToday, laterWeek } from './laterDays.ts';
import { RequestFailure } from './RequestFailure.ts';

/** Parses a request's body. Throws a `RequestFailure` with the field and its valid values, never with the received value. */
export function readRequest(body: unknown, now: Date): FetchJiraRequest {
  const parsed = parseFetchJiraRequest(body);
  if (!parsed.ok) throw new RequestFailure({ reason: 'invalid-field', message: parsed.error.message });
  const today = latestToday(now);
  if (parsed.value.claude_adoption_date > today) {
    throw new RequestFailure({ reason: 'adoption-in-future' });
  }
  const later = laterWeek(parsed.value, today);
  if (later !== null) {
    throw new RequestFailure({ reason: 'invalid-field', message: `${later} must not be after today` });
  }
  const { api_token, jira_url } = parsed.value;
  return { ...parsed.value, api_token: api_token.trim(), jira_url: jira_url.trim() };
}
