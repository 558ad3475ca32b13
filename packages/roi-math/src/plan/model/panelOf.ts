import type { PlanWeek } from '@roi-insight/contracts';
import type { Panel } from './Panel.ts';

/** The weeks of a team, and the variance of its tickets within weeks. */
export interface WeeklyTeam {
  readonly weeks: readonly Pick<PlanWeek, 'week' | 'tickets' | 'mean'>[];
  readonly ticketVariance: number;
}

/** The weeks `from` to `to` − 1 of teams; weeks without tickets are missing. */
export function panelOf(teams: readonly WeeklyTeam[], from: number, to: number): Panel {
  return {
    from,
    weeks: to - from,
    teams: teams.map(({ weeks, ticketVariance }) => {
      const means = new Float64Array(to - from);
      const precisions = new Float64Array(to - from);
      for (const { week, tickets, mean } of weeks) {
        if (week < from || week >= to || mean === null || tickets === 0) continue;
        means[week - from] = mean;
        precisions[week - from] = tickets / ticketVariance;
      }
      return { means, precisions };
    }),
  };
}
