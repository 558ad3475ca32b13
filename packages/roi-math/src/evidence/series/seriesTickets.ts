import type { Evidence, Measure } from '@roi-insight/contracts';
import { MAX_MEASURED_HOURS, MIN_MEASURED_HOURS } from '../../constants.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import { hoursOf } from '../../measure/measured.ts';
import type { Settings } from '../../measure/options.ts';
import type { Weeks } from '../../measure/weeks.ts';
import { sampleQuantile } from '../../stats/sampleQuantile.ts';
import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { hoursPerWeek } from '../../time/workingCalendar.ts';
import { bulkWeeks } from './bulkWeeks.ts';

export interface SeriesTicket {
  /** Measured hours, at least MIN_MEASURED_HOURS and at most MAX_MEASURED_HOURS. */
  readonly hours: number;
  /** ln(hours). */
  readonly log: number;
  /** Id of the ticket's type; empty if unknown. */
  readonly type: string;
  /** ln(size); null if the ticket has no size. */
  readonly logSize: number | null;
}

/** The tickets of the series by week, and the data that it leaves out. */
export interface SeriesTickets {
  readonly weeks: Weeks<SeriesTicket>;
  readonly leftOut: NonNullable<Evidence['leftOut']>;
}

/** Maximum waiting time: a ticket that waited longer was forgotten, not worked on, so its creation date says little. */
const MAX_ELAPSED_DAYS = 26 * 7;
/** The quantile of the tickets' measured hours that decides how many weeks a young project leaves out. */
const YOUNG_QUANTILE = 0.9;

/**
 * The tickets of the series, by week: all tickets with a measured time, except
 * - tickets of less than MIN_MEASURED_HOURS, which say nothing about work (tickets of more than MAX_MEASURED_HOURS
 *   count as that long);
 * - with elapsed times, tickets that were completed more than 26 weeks after their creation;
 * - the first weeks of a young project, in which only short tickets can have been completed: if the oldest ticket was
 *   created less than P90 of the measured hours (in working weeks, rounded up) before the first week, the series starts
 *   P90 + 1 weeks after the first completion;
 * - bulk weeks: the largest two of those with more than four times the median number of tickets. Their tickets are
 *   removed, but the weeks remain.
 */
export function seriesTickets(
  weeks: Weeks<CompletedTicket>,
  measure: Measure,
  settings: Pick<Settings, 'adoption' | 'workingTime'>,
): SeriesTickets {
  const { adoption } = settings;
  const clickedThrough = { pre: 0, post: 0 };
  const tooOld = { pre: 0, post: 0 };
  const spans: number[] = [];
  const measured = weeks.map(({ week, items }) => {
    const side = week < 0 ? 'pre' : 'post';
    const kept: SeriesTicket[] = [];
    for (const ticket of items) {
      const hours = hoursOf(ticket, measure) ?? 0;
      if (hours <= 0) continue;
      if (hours < MIN_MEASURED_HOURS) clickedThrough[side] += 1;
      else if (measure === 'elapsed' && ticket.day - ticket.createdOn > MAX_ELAPSED_DAYS) tooOld[side] += 1;
      else {
        kept.push(seriesTicket(Math.min(hours, MAX_MEASURED_HOURS), ticket));
        // A ticket has logged hours on only a few of the days that it takes.
        const span = measure === 'logged' ? Math.max(hours, ticket.active) : hours;
        spans.push(Math.min(span, MAX_MEASURED_HOURS));
      }
    }
    return { week, items: kept };
  });
  const { start, firstWeeks } = startOfSeries(measured, spans, oldestCreation(weeks), settings);
  const begun = measured.filter(({ week }) => week >= start);
  const bulk = bulkWeeks(begun.map(({ week, items }) => ({ week, count: items.length })));
  return {
    weeks: begun.map(({ week, items }) => ({ week, items: bulk.has(week) ? [] : items })),
    leftOut: {
      clickedThrough: clickedThrough,
      tooOld: tooOld,
      bulkWeeks: [...bulk].map(([week, tickets]) => ({ weekStart: calendarDateOf(adoption + week * 7), tickets })),
      firstWeeks: firstWeeks,
    },
  };
}

function seriesTicket(hours: number, { type = '', size }: CompletedTicket): SeriesTicket {
  return { hours, log: Math.log(hours), type, logSize: size > 0 ? Math.log(size) : null };
}

/** Day of creation of the oldest ticket; Infinity when none is known. */
function oldestCreation(weeks: Weeks<CompletedTicket>): number {
  let oldest = Infinity;
  for (const { items } of weeks) {
    for (const { createdOn } of items) if (createdOn < oldest) oldest = createdOn;
  }
  return oldest;
}

/** The first week of the series, and the number of weeks that are left out between the first completion and that week. */
function startOfSeries(
  weeks: Weeks<SeriesTicket>,
  spans: readonly number[],
  oldest: number,
  { adoption, workingTime }: Pick<Settings, 'adoption' | 'workingTime'>,
) {
  const first = weeks[0]?.week ?? 0;
  const firstFilled = weeks.find(({ items }) => items.length > 0)?.week ?? first;
  const usual = sampleQuantile(spans, YOUNG_QUANTILE);
  if (usual === null || !Number.isFinite(oldest)) return { start: first, firstWeeks: 0 };
  const usualWeeks = Math.ceil(usual / hoursPerWeek(workingTime));
  if (adoption + first * 7 - oldest >= usualWeeks * 7) return { start: first, firstWeeks: 0 };
  const start = Math.min(firstFilled + usualWeeks + 1, 0);
  return { start, firstWeeks: Math.max(start - firstFilled, 0) };
}
