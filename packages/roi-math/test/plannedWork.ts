import { mulberry32 } from '@roi-insight/jira-sandbox/mulberry32';
import type { PlanWork } from '@roi-insight/contracts';

/** The work of a week with these measured tickets, all with a size, of a team that always does the same kind of work. */
export function plannedWork(team: number, week: number, tickets: number): PlanWork {
  const random = mulberry32(1000 * team + week);
  const share = (most: number) => Math.round(tickets * most * random());
  return {
    completed: tickets + share(0.2),
    bugs: share(0.4),
    reopened: share(0.2),
    mix: tickets === 0 ? null : random() - 0.5,
    sized: tickets - share(0.2),
    size: tickets === 0 ? null : random(),
  };
}
