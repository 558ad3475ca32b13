import type { LeftOutReason, Measure, PlanSource, PlanTeamReading } from '@roi-insight/contracts';
import { PLAN_HISTORY_WEEKS } from '@roi-insight/contracts';
import { BASELINE_WEEKS, MIN_FILLED_WEEKS } from '../constants.ts';
import { explainedShare } from '../evidence/series/explainedShare.ts';
import { type LogSeries, logSeries } from '../evidence/series/logWeeks.ts';
import { seriesTickets } from '../evidence/series/seriesTickets.ts';
import { MIN_DEGREES_OF_FREEDOM } from '../evidence/sufficiency.ts';
import { chooseMeasure } from '../measure/chooseMeasure.ts';
import { elapsedReason } from '../measure/elapsedReason.ts';
import { boundedSum, measuredHours } from '../measure/measured.ts';
import type { AnalyzeTicketsOptions } from '../measure/options.ts';
import { readTickets } from '../measure/readTickets.ts';
import type { TimedTicket } from '../measure/ticket/ticket.ts';
import { sizesOf } from './team/sizesOf.ts';
import { weeklyWork } from './team/weeklyWork.ts';

export interface PlanTeamOptions extends Pick<AnalyzeTicketsOptions, 'asOf' | 'timeZone' | 'calendar'> {
  readonly key: string;
  readonly name: string;
  /** The Monday of the first start, yyyy-MM-dd. */
  readonly start: string;
  /** Number of weeks of the plan after the start. Only closed weeks count. */
  readonly weeks: number;
  /** The measure of an existing plan; absent for a new plan, which uses the measure that the tickets before the start allow. */
  readonly measure?: Measure;
  /** What the tracker says about the reading, if it is known. */
  readonly source?: Omit<PlanSource, 'tickets'>;
}

/** Measured tickets before the start that a team needs to take part. With fewer tickets, its weeks are mostly noise. */
const MIN_PLAN_TICKETS = 60;

/**
 * The weekly series of one team for a plan, or the reason why it cannot take part.
 *
 * Only closed weeks count: up to {@link PLAN_HISTORY_WEEKS} before the start, and those of the plan. The measure, the
 * use of sizes and the variance of tickets depend on the weeks before the start alone. To take part, a team needs times
 * of work, {@link MIN_PLAN_TICKETS} measured tickets, and tickets in {@link MIN_FILLED_WEEKS} of its last
 * {@link BASELINE_WEEKS} weeks; a team of an existing plan is not checked again.
 * @throws {RangeError} if an option is invalid
 */
export function planTeam(tickets: readonly TimedTicket[], options: PlanTeamOptions): PlanTeamReading {
  const { key, name, timeZone, weeks: length } = options;
  const read = readTickets(tickets, {
    adoptionDate: options.start,
    asOf: options.asOf,
    timeZone,
    ...(options.calendar !== undefined && { calendar: options.calendar }),
    weeksPerSide: Math.max(length, 1),
    baselineWeeks: PLAN_HISTORY_WEEKS,
  });
  const unread = (reason: LeftOutReason): PlanTeamReading => ({ kind: 'unread', key, name, reason });
  const { settings, classified } = read;
  const closed = read.weeks.filter(({ week }) => week < length);
  if (closed.every(({ items }) => items.length === 0)) return unread({ kind: 'no-tickets' });
  const before = classified.completed.filter(({ day }) => day < settings.adoption);
  const measure = options.measure ?? chooseMeasure({ before, pre: before, post: [] }, undefined).measure;
  const series = seriesTickets(closed, measure, settings).weeks;
  const history = series.filter(({ week }) => week < 0);
  const sizes = sizesOf(history);
  const known = logSeries(history, sizes === 'used');
  if (options.measure === undefined) {
    if (measure === 'elapsed') return unread(elapsedReason({ pre: before, post: [] }));
    const reason = shortfall(known);
    if (reason !== null) return unread(reason);
  }
  const hours = new Map(closed.map(({ week, items }) => [week, boundedSum(measuredHours(items, measure)).hours]));
  const work = weeklyWork(closed, series);
  return {
    kind: 'read',
    key,
    name,
    timeZone,
    measure,
    ticketVariance: known.ticketVariance,
    sizePercent: sizes === 'used' ? explainedShare(history) * 100 : null,
    weeks: logSeries(series, sizes === 'used').weeks.map(({ week, count, mean }) => ({
      week,
      tickets: count,
      mean,
      hours: hours.get(week) ?? 0,
      work: work.get(week) ?? null,
    })),
    source: options.source === undefined ? null : { ...options.source, tickets: tickets.length },
  };
}

/** The reason why the weeks before the start contain too little data. */
function shortfall({ weeks, degreesOfFreedom }: LogSeries): LeftOutReason | null {
  const tickets = weeks.reduce((sum, { count }) => sum + count, 0);
  const filled = weeks.slice(-BASELINE_WEEKS).filter(({ mean }) => mean !== null).length;
  const at = { as: 'adopter', side: 'pre' } as const;
  if (tickets < MIN_PLAN_TICKETS) return { kind: 'few-tickets', ...at, tickets, needed: MIN_PLAN_TICKETS };
  if (filled < MIN_FILLED_WEEKS) return { kind: 'few-weeks', ...at, weeks: filled, needed: MIN_FILLED_WEEKS };
  return degreesOfFreedom < MIN_DEGREES_OF_FREEDOM ? { kind: 'thin-weeks' } : null;
}
