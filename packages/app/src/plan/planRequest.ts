import { PLAN_WEEKS, type PlanRequest } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import { type PlanFormValues, teamNames } from '@roi-insight/ui';
import { trackerRequest } from '../form/trackerRequest.ts';

/** The request for a submitted form. It allows any length, because users choose the length afterwards. */
export function planRequest(values: PlanFormValues): PlanRequest {
  const { teams, start, sizeField } = values;
  return {
    ...trackerRequest(values),
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
