import type { Doubt, Funnel, Measure, Note } from '@roi-insight/contracts';
import { percentInterval } from '../change.ts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import { DAY_MS, HOUR_MS, MIN_MEASURED_HOURS, MINUTE_MS } from '../../constants.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import { hoursOf } from '../../measure/measured.ts';
import type { Weeks } from '../../measure/weeks.ts';
import type { WorkingTime } from '../../time/workingCalendar.ts';
import { sameShares } from '../../stats/distributions/chiSquare.ts';
import type { Share } from '../../stats/sharesDiffer.ts';
import type { Change } from '../change.ts';
import { hasShareChanged, SIGNIFICANCE_LEVEL } from './hasShareChanged.ts';
import {
  MAX_EXCLUDED_SHARE,
  MAX_GROWTH,
  MAX_MIX_CHANGE,
  MAX_OUTSIDE_SHARE,
  MAX_SAME_MINUTE_SHARE,
  MAX_STRADDLING_SHARE,
} from './thresholds.ts';

/** The tickets completed in the two windows. */
export interface Periods {
  readonly pre: readonly CompletedTicket[];
  readonly post: readonly CompletedTicket[];
}

/** Types with fewer tickets in both periods together are combined, because the χ² test needs some tickets of each type. */
const MIN_TYPE_TICKETS = 10;

/**
 * A doubt if the share of completed tickets with a measured time changed. A few logged minutes do not count as measured time, because some teams log
 * them only to be able to close a ticket.
 */
export function measuredShare(periods: Periods, measure: Measure): Doubt | null {
  const isMeasured = (hours: number) => (measure === 'logged' ? hours >= MIN_MEASURED_HOURS : hours > 0);
  const share = (tickets: readonly CompletedTicket[]) =>
    shareOf(tickets, (ticket) => isMeasured(hoursOf(ticket, measure) ?? 0));
  const [pre, post] = [share(periods.pre), share(periods.post)];
  return shareDoubt('measured-share', pre, post);
}

/** A doubt if tickets are clicked through their statuses more or less often than before. */
export function clickedShare(periods: Periods, measure: Measure): Doubt | null {
  if (measure === 'logged') return null;
  const share = (tickets: readonly CompletedTicket[]) =>
    shareOf(
      tickets.filter((ticket) => (hoursOf(ticket, measure) ?? 0) > 0),
      (ticket) => (hoursOf(ticket, measure) ?? 0) < MIN_MEASURED_HOURS,
    );
  const [pre, post] = [share(periods.pre), share(periods.post)];
  return shareDoubt('clicked-share', pre, post);
}

/** The change in the mix of types: as a doubt if it is large, otherwise as a note. */
export function typeMix(periods: Periods): Extract<Doubt | Note, { kind: 'type-mix' | 'type-mix-adjusted' }> | null {
  const counts = new Map<string, [number, number]>();
  for (const [side, tickets] of [periods.pre, periods.post].entries()) {
    for (const { type = '' } of tickets) {
      const count = counts.get(type) ?? [0, 0];
      count[side] = (count[side] ?? 0) + 1;
      counts.set(type, count);
    }
  }
  const frequent = [...counts.values()].filter(([a, b]) => a + b >= MIN_TYPE_TICKETS);
  const rare = [...counts.values()].filter(([a, b]) => a + b < MIN_TYPE_TICKETS);
  const together = rare.reduce<[number, number]>(([a, b], [moreA, moreB]) => [a + moreA, b + moreB], [0, 0]);
  if (sameShares([...frequent, together]) >= SIGNIFICANCE_LEVEL) return null;
  const share = mixChange([...frequent, together], periods);
  return { kind: share > MAX_MIX_CHANGE ? 'type-mix' : 'type-mix-adjusted', share };
}

/** Minimum share of the tickets that would have to change their type for both periods to have the same mix. */
function mixChange(counts: readonly (readonly [number, number])[], { pre, post }: Periods): number {
  const moved = counts.reduce((sum, [a, b]) => sum + Math.abs(a * post.length - b * pre.length), 0);
  return moved / (2 * pre.length * post.length);
}

/** A doubt if many completed tickets are excluded from the averages. */
export function heavyExclusion(funnel: Funnel): Doubt | null {
  const excluded = funnel.no_active_time + funnel.too_short + funnel.too_long;
  const share = excluded / (excluded + funnel.analysed);
  return share > MAX_EXCLUDED_SHARE ? { kind: 'excluded-share', share } : null;
}

/** A doubt if the team seems to work outside the hours that count. */
export function otherHours(
  weeks: Weeks<CompletedTicket>,
  { startMs, endMs }: Pick<WorkingTime, 'startMs' | 'endMs'>,
  timeZone: string,
): Doubt | null {
  const events = eventsByMinute(weeks);
  const all = events.reduce((sum, count) => sum + count, 0);
  /** Share outside working hours by a clock that is `offset` hours ahead. */
  const outside = (offset: number) => {
    let count = 0;
    for (const [minute, some] of events.entries()) {
      const there = (minute * MINUTE_MS + offset * HOUR_MS + DAY_MS) % DAY_MS;
      if (there < startMs || there > endMs) count += some;
    }
    return count / all;
  };
  if (events.some((count) => count > all * MAX_SAME_MINUTE_SHARE)) return null;
  const here = outside(0);
  if (!(here > MAX_OUTSIDE_SHARE)) return null;
  const best = OFFSETS.map((offset) => ({ offset, share: outside(offset) })).reduce((one, other) =>
    other.share < one.share ? other : one,
  );
  return {
    kind: 'other-hours',
    share: here,
    from: timeOfDay(startMs),
    to: timeOfDay(endMs),
    timeZone,
    better: best.share <= MAX_OUTSIDE_SHARE ? { offsetHours: best.offset, share: best.share } : null,
  };
}

/** Number of starts and completions in each minute of the day. */
function eventsByMinute(weeks: Weeks<CompletedTicket>): Float64Array {
  const events = new Float64Array(DAY_MS / MINUTE_MS);
  for (const { items } of weeks) {
    for (const { startTime, doneTime } of items) {
      countAt(events, doneTime);
      if (startTime !== null) countAt(events, startTime);
    }
  }
  return events;
}

function countAt(events: Float64Array, time: number): void {
  const minute = Math.floor(time / MINUTE_MS);
  events[minute] = (events[minute] ?? 0) + 1;
}

/** Possible offsets of another clock in hours, the closest first. */
const OFFSETS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, -8, 8, -9, 9, -10, 10, -11, 11, 12];

/** @example timeOfDay(9.5 * HOUR_MS) // '09:30' */
function timeOfDay(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  return [hours, (ms - hours * HOUR_MS) / MINUTE_MS].map((part) => String(part).padStart(2, '0')).join(':');
}

/** A doubt if many tickets that were completed after adoption were started before adoption. */
export function straddling({ post }: Periods): Doubt | null {
  const { count, of } = shareOf(post, ({ startedBefore }) => startedBefore);
  return count / of > MAX_STRADDLING_SHARE ? { kind: 'straddling', share: count / of } : null;
}

/**
 * A doubt if throughput changed as if tickets had become smaller (or, with a loss, larger): by more than a third of the
 * change in time. Freed time makes throughput rise, too; status histories cannot distinguish the two.
 */
export function ticketSizes(throughput: { pre: number | null; post: number | null }, change: Change): Doubt | null {
  const verdict = verdictFromInterval(percentInterval(change));
  const { pre, post } = throughput;
  if (verdict === 'no-detectable-change' || pre === null || post === null || pre === 0 || post === 0) return null;
  const growth = Math.log(post / pre);
  if (!(-growth * change.estimate > change.estimate ** 2 * MAX_GROWTH)) return null;
  return { kind: 'ticket-sizes', tickets: verdict === 'faster' ? 'smaller' : 'larger' };
}

function shareOf(tickets: readonly CompletedTicket[], test: (ticket: CompletedTicket) => boolean): Share {
  let count = 0;
  for (const ticket of tickets) if (test(ticket)) count += 1;
  return { count, of: tickets.length };
}

/** A doubt if a share changed so much that chance would rarely explain it. */
function shareDoubt(kind: 'measured-share' | 'clicked-share', before: Share, after: Share): Doubt | null {
  return hasShareChanged(before, after) ? { kind, pre: before.count / before.of, post: after.count / after.of } : null;
}
