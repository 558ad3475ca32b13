import type { PlanWork } from '@roi-insight/contracts';
import { guardedPeriod } from '../../evidence/doubts/guardrails.ts';
import type { SeriesTicket } from '../../evidence/series/seriesTickets.ts';
import { sizeSeries } from '../../evidence/series/sizeSeries.ts';
import { ticketEffects } from '../../evidence/series/ticketEffects.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import type { Weeks } from '../../measure/weeks.ts';
import { mean } from '../../stats/mean.ts';

/**
 * The work of each week of the series. Differences between types are those of the weeks before the start, so that work
 * that the assistant makes faster does not look like another mix.
 * @param closed the completed tickets of the weeks
 */
export function weeklyWork(closed: Weeks<CompletedTicket>, series: Weeks<SeriesTicket>): ReadonlyMap<number, PlanWork> {
  const completedIn = new Map(closed.map(({ week, items }) => [week, items]));
  const types = ticketEffects(
    series.filter(({ week }) => week < 0),
    false,
  );
  const sizes = sizeSeries(series).weeks;
  return new Map(
    series.map(({ week, items }, index) => {
      const { completed, reopened, bugs } = guardedPeriod(completedIn.get(week) ?? [], { from: 0, to: 7 });
      return [
        week,
        {
          completed,
          reopened,
          bugs,
          mix: mean(items.map((ticket) => types.of(ticket))),
          sized: sizes[index]?.count ?? 0,
          size: sizes[index]?.mean ?? null,
        },
      ];
    }),
  );
}
