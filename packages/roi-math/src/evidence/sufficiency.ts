import type { Shortfall } from '@roi-insight/contracts';
import {
  BASELINE_WEEKS,
  MIN_FILLED_WEEKS,
  MIN_FILLED_WEEKS_YOUNG,
  MIN_MEASURED_TICKETS,
  MIN_POST_WEEKS,
} from '../constants.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { LogSeries, LogWeek } from './series/logWeeks.ts';
import type { SeriesTickets } from './series/seriesTickets.ts';

/** Degrees of freedom that the variance of tickets within weeks needs. */
export const MIN_DEGREES_OF_FREEDOM = 10;

/** An estimate is based on this number of tickets and weeks before and after the date. */
export interface Basis {
  readonly tickets: { readonly pre: number; readonly post: number };
  readonly weeks: { readonly pre: number; readonly post: number };
}

export function basisOf({ weeks }: Pick<LogSeries, 'weeks'>): Basis {
  const [pre, post] = [weeks.filter(({ week }) => week < 0), weeks.filter(({ week }) => week >= 0)];
  const tickets = (side: LogSeries['weeks']) => side.reduce((sum, { count }) => sum + count, 0);
  return { tickets: { pre: tickets(pre), post: tickets(post) }, weeks: { pre: pre.length, post: post.length } };
}

/** Weeks that the series leaves out, and the adoption date as a day number. */
type LeftOutWeeks = Pick<SeriesTickets['leftOut'], 'firstWeeks' | 'bulkWeeks'> & { readonly adoption: number };

const NONE_LEFT_OUT: LeftOutWeeks = { firstWeeks: 0, bulkWeeks: [], adoption: 0 };

/** The reasons why there is too little data; empty if there is enough. */
export function shortfalls(
  series: LogSeries,
  { firstWeeks, bulkWeeks, adoption }: LeftOutWeeks = NONE_LEFT_OUT,
): Shortfall[] {
  const { tickets, weeks } = basisOf(series);
  const found: Shortfall[] = [];
  if (weeks.post < MIN_POST_WEEKS) found.push({ kind: 'few-post-weeks', weeks: weeks.post, needed: MIN_POST_WEEKS });
  for (const side of ['pre', 'post'] as const) {
    if (tickets[side] < MIN_MEASURED_TICKETS) {
      found.push({ kind: 'few-tickets', side, tickets: tickets[side], needed: MIN_MEASURED_TICKETS });
    }
  }
  const missed = bulkWeeks.filter(({ weekStart: start }) => {
    const side = start < calendarDateOf(adoption) ? 'pre' : 'post';
    return tickets[side] < MIN_MEASURED_TICKETS;
  });
  if (missed.length > 0) {
    const left = missed.reduce((sum, week) => sum + week.tickets, 0);
    found.push({ kind: 'bulk-weeks', weeks: missed.length, tickets: left });
  }
  const filled = series.weeks.filter(({ week, mean }) => week < 0 && mean !== null).length;
  const needed = neededWeeks(weeks.pre);
  if (tickets.pre >= MIN_MEASURED_TICKETS && filled < needed) {
    found.push({ kind: 'few-filled-weeks', filled, weeks: weeks.pre, needed });
  }
  if (firstWeeks > 0 && (tickets.pre < MIN_MEASURED_TICKETS || filled < needed)) {
    found.push({ kind: 'first-weeks', weeks: firstWeeks });
  }
  const isEven = carriesEstimate(series.weeks, 0) && series.degreesOfFreedom >= MIN_DEGREES_OF_FREEDOM;
  return found.length === 0 && !isEven ? [{ kind: 'uneven-weeks' }] : found;
}

/** Number of baseline weeks that must have tickets, for a trend over `weeks` weeks. */
function neededWeeks(weeks: number): number {
  return Math.max(Math.ceil((weeks * MIN_FILLED_WEEKS) / BASELINE_WEEKS), MIN_FILLED_WEEKS_YOUNG);
}

/** Whether there is enough data for a verdict on a change at the start of week `start`. */
export function carriesVerdict(series: LogSeries, start: number): boolean {
  const weeks = series.weeks.map(({ week, count, mean }) => ({ week: week - start, count, mean }));
  return shortfalls({ ...series, weeks }).length === 0;
}

/** Whether a level and a slope can be estimated before and after `start`: each side needs three weeks with tickets. */
export function carriesEstimate(weeks: readonly LogWeek[], start: number): boolean {
  const filled = weeks.filter(({ mean }) => mean !== null);
  const after = filled.filter(({ week }) => week >= start).length;
  return after >= 3 && filled.length - after >= 3;
}
