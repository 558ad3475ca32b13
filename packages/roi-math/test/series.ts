import { HOUR_MS } from '../src/constants.ts';
import type { CompletedTicket } from '../src/measure/classifyTickets.ts';
import type { LogSeries } from '../src/evidence/series/logWeeks.ts';

/** A completed ticket of 5 active hours; `over` replaces fields. */
export function completedTicket(over: Partial<CompletedTicket> = {}): CompletedTicket {
  return {
    key: 'T',
    day: 0,
    logged: 0,
    size: 0,
    active: 5,
    elapsed: null,
    reopened: false,
    isBug: false,
    type: undefined,
    delivered: true,
    startedBefore: false,
    createdOn: NaN,
    startTime: null,
    doneTime: 12 * HOUR_MS,
    ...over,
  };
}

/** A series of 10 tickets a week with the given means. */
export function series(from: number, means: readonly (number | null)[], ticketVariance = 0.5): LogSeries {
  return {
    weeks: means.map((mean, index) => ({ week: from + index, count: mean === null ? 0 : 10, mean })),
    ticketVariance,
    degreesOfFreedom: 100,
  };
}

/** ln(hours) with a trend per week, a change from week 0 on and a small fixed variation. */
export function world(from: number, to: number, trend: number, change: number, ticketVariance = 0.5): LogSeries {
  const level = (week: number) => 2.5 + trend * week + (week >= 0 ? change : 0) + 0.05 * Math.sin(5 * week);
  return series(
    from,
    Array.from({ length: to - from }, (_, index) => level(from + index)),
    ticketVariance,
  );
}

/** The same series, in which every loss becomes a saving and every saving a loss. */
export function mirrored(original: LogSeries): LogSeries {
  return {
    ...original,
    weeks: original.weeks.map((week) => ({ ...week, mean: week.mean === null ? null : 5 - week.mean })),
  };
}
