import type { CoinHistoryRow } from '@roi-insight/contracts';
import { logSeries } from '../evidence/series/logWeeks.ts';
import { coinWeeks } from './coinResiduals.ts';

/** Variance of ln(hours) within weeks, standardized by type and, if it is used, by size. */
export function withinWeekVariance(history: readonly CoinHistoryRow[], isSizeUsed: boolean): number {
  const { rows, starts } = coinWeeks(history);
  const weeks = starts.slice(1).map((end, week) => ({
    week,
    items: rows
      .slice(starts[week], end)
      .map(({ log, type, logSize }) => ({ hours: Math.exp(log), log, type, logSize })),
  }));
  return logSeries(weeks, isSizeUsed).ticketVariance;
}
