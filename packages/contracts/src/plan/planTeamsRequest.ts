import type { Calendar, Scope } from '../request/scope.ts';
import { snakeKeys } from '../values/snakeKeys.ts';
import type { Plan } from './plan.ts';
import type { PlanRequest } from './planRequest.ts';

type Teams = Pick<PlanRequest, 'teams' | 'start' | 'weeks' | 'size_field'>;

/** The fields of `POST /api/plan` for reading a plan's teams in the same way as they were read when the plan was made. */
export function planTeamsRequest({ terms: { teams, start, weeks, sizeField } }: Pick<Plan, 'terms'>): Teams {
  const requests: Teams['teams'] = [];
  for (const { key, timeZone, measure, scope, calendar, facts } of teams)
    requests.push({
      project_name: key,
      project_id: facts?.projectId,
      measure,
      scope: scope === null ? undefined : snakeKeys<Scope>(scope),
      // The zone is always stated, because the tracker's zone depends on the account.
      calendar: { ...(calendar !== null && snakeKeys<Calendar>(calendar)), time_zone: timeZone },
    });
  return { teams: requests, start, weeks, size_field: sizeField ?? undefined };
}
