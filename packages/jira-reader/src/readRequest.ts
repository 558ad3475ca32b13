import { type CalendarDate, type FetchJiraRequest, parseFetchJiraRequest } from '@roi-insight/contracts';
import { RequestFailure } from './RequestFailure.ts';

/** Offset of the time zone in which a day begins first. A date is in the future only if it has not begun in that zone. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/** Parses a request's body. Throws a `RequestFailure` with the field and its valid values, never with the received value. */
export function readRequest(body: unknown, now: Date): FetchJiraRequest {
  const parsed = parseFetchJiraRequest(body);
  if (!parsed.ok) throw new RequestFailure({ reason: 'invalid-field', message: parsed.error.message });
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
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

/** The path, in the request, of the first week of usage that begins after this day; null if there is none. */
function laterWeek({ usage }: FetchJiraRequest, today: CalendarDate): string | null {
  for (const [source, { teams }] of usage?.sources.entries() ?? [])
    for (const [team, { weeks }] of teams.entries()) {
      const week = weeks.findIndex(({ week_start: start }) => start > today);
      if (week !== -1) return `usage.sources[${source}].teams[${team}].weeks[${week}].week_start`;
    }
  return null;
}
