import { PLAN_WEEKS, type PlanRequest, trackerBase } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import { type PlanFormValues, teamNames } from '@roi-insight/ui';

/** The credential with which the tracker of a form is read. */
export const trackerOf = ({ jiraUrl, email, apiKey }: PlanFormValues) => ({
  jira_url: trackerBase(jiraUrl) ?? jiraUrl,
  email,
  api_token: apiKey,
});

/** The request for a submitted form. Any length can be chosen afterwards. */
export function planRequest(values: PlanFormValues): PlanRequest {
  const { teams, start, sizeField } = values;
  return {
    ...trackerOf(values),
    teams: teamNames(teams).names.map((project_name) => ({
      project_name,
      scope: undefined,
      calendar: undefined,
    })),
    start: toCalendarDate(start),
    weeks: PLAN_WEEKS.max,
    ...(sizeField !== '' && { size_field: sizeField }),
  };
}
