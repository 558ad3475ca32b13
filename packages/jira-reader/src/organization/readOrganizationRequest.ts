import { type OrganizationRequest, parseOrganizationRequest } from '@roi-insight/contracts';
import { latestToday, laterWeek } from '../laterDays.ts';
import { RequestFailure } from '../RequestFailure.ts';

/** Parses the body of `POST /api/organization`. Throws a `RequestFailure` with the field and its valid values. */
export function readOrganizationRequest(body: unknown, now: Date): OrganizationRequest {
  const parsed = parseOrganizationRequest(body);
  if (!parsed.ok) throw new RequestFailure({ reason: 'invalid-field', message: parsed.error.message });
  const { teams, api_token, jira_url } = parsed.value;
  const today = latestToday(now);
  const late = teams.findIndex(({ started }) => started !== null && started > today);
  const later = late === -1 ? laterWeek(parsed.value, today) : `teams[${late}].started`;
  if (later !== null) {
    throw new RequestFailure({ reason: 'invalid-field', message: `${later} must not be after today` });
  }
  return { ...parsed.value, api_token: api_token.trim(), jira_url: jira_url.trim() };
}
