import type { Funnel, Measure } from '@roi-insight/contracts';
import { DAY_MS, HOUR_MS, MIN_MEASURED_HOURS, MINUTE_MS } from '../../constants.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import { hoursOf } from '../../measure/measured.ts';
import type { Weeks } from '../../measure/weeks.ts';
import type { WorkingTime } from '../../time/workingCalendar.ts';
import { sameShares } from '../../stats/distributions/chiSquare.ts';
import { type Share, sharesDiffer } from '../../stats/proportionTest.ts';
import type { Change } from '../change.ts';
import { verdictOf } from './seriesDoubts.ts';
import {
  MAX_EXCLUDED_SHARE,
  MAX_GROWTH,
  MAX_MIX_CHANGE,
  MAX_OUTSIDE_SHARE,
  MAX_STRADDLING_SHARE,
  MIN_SHARE_CHANGE,
} from './thresholds.ts';

/** The tickets completed in the two windows. */
export interface Periods {
  readonly pre: readonly CompletedTicket[];
  readonly post: readonly CompletedTicket[];
}

/** A change of a share counts if chance would rarely show it. */
const SIGNIFICANCE_LEVEL = 0.01;
/** Types with fewer tickets in both periods together are compared as one: the χ² test needs some in each. */
const MIN_TYPE_TICKETS = 10;

/** Whether the share of completed tickets with a measured time changed. */
export function measuredShare(periods: Periods, measure: Measure): string | null {
  const share = (tickets: readonly CompletedTicket[]) =>
    shareOf(tickets, (ticket) => (hoursOf(ticket, measure) ?? 0) > 0);
  const [pre, post] = [share(periods.pre), share(periods.post)];
  return changed(pre, post)
    ? `The share of completed tickets with a measured time ${fromTo(pre, post)}: the tickets without one may be of another kind, and the two periods are then not alike.`
    : null;
}

/** Whether tickets are clicked through their statuses more or less often than before. */
export function clickedShare(periods: Periods, measure: Measure): string | null {
  const share = (tickets: readonly CompletedTicket[]) =>
    shareOf(
      tickets.filter((ticket) => (hoursOf(ticket, measure) ?? 0) > 0),
      (ticket) => (hoursOf(ticket, measure) ?? 0) < MIN_MEASURED_HOURS,
    );
  const [pre, post] = [share(periods.pre), share(periods.post)];
  return changed(pre, post)
    ? `The share of tickets that were in progress for less than 6 minutes ${fromTo(pre, post)}. They are left out, but the team may use its statuses differently than before.`
    : null;
}

/** The change in the mix of types: as a doubt if it is large, else as a note. */
export function typeMix(periods: Periods): { readonly doubt: string | null; readonly note: string | null } {
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
  if (sameShares([...frequent, together]) >= SIGNIFICANCE_LEVEL) return { doubt: null, note: null };
  const change = mixChange([...frequent, together], periods);
  const points = `The mix of ticket types changed by ${percent(change)} of the tickets`;
  return change > MAX_MIX_CHANGE
    ? {
        doubt: `${points}. The estimate compares tickets of the same type, but a change that large may mean that types were renamed or are used differently.`,
        note: null,
      }
    : { doubt: null, note: `${points}. The estimate compares tickets of the same type, so it is not affected.` };
}

/** Share of the tickets that would have to change their type for both periods to have the same mix. */
function mixChange(counts: readonly (readonly [number, number])[], { pre, post }: Periods): number {
  const moved = counts.reduce((sum, [a, b]) => sum + Math.abs(a * post.length - b * pre.length), 0);
  return moved / (2 * pre.length * post.length);
}

/** Whether many completed tickets are not in the averages. */
export function heavyExclusion(funnel: Funnel): string | null {
  const excluded = funnel.no_active_time + funnel.under_1_hour + funnel.over_40_hours;
  const share = excluded / (excluded + funnel.analysed);
  return share > MAX_EXCLUDED_SHARE
    ? `${percent(share)} of the completed tickets are not in the averages, because they have no measured time or took under 1 or over 40 hours.`
    : null;
}

/** Whether the team seems to work at other hours than those that are counted. */
export function otherHours(
  weeks: Weeks<CompletedTicket>,
  { startMs, endMs }: Pick<WorkingTime, 'startMs' | 'endMs'>,
  timeZone: string,
): string | null {
  const events = eventsByMinute(weeks);
  const all = events.reduce((sum, count) => sum + count, 0);
  /** Share outside working hours on a clock that is so many hours ahead. */
  const outside = (offset: number) => {
    let count = 0;
    for (const [minute, some] of events.entries()) {
      const there = (minute * MINUTE_MS + offset * HOUR_MS + DAY_MS) % DAY_MS;
      if (there < startMs || there >= endMs) count += some;
    }
    return count / all;
  };
  const here = outside(0);
  if (!(here > MAX_OUTSIDE_SHARE)) return null;
  const best = OFFSETS.map((offset) => ({ offset, share: outside(offset) })).reduce((one, other) =>
    other.share < one.share ? other : one,
  );
  const hours = Math.abs(best.offset);
  const there =
    best.share > MAX_OUTSIDE_SHARE
      ? 'Work at those hours is not counted.'
      : `In a time zone ${hours} ${hours === 1 ? 'hour' : 'hours'} ${best.offset < 0 ? 'behind' : 'ahead'}, only ${percent(best.share)} would: the team may work there, and its working hours are then counted wrongly.`;
  return `${percent(here)} of the starts and completions of tickets lie outside ${timeOfDay(startMs)}–${timeOfDay(endMs)} in ${timeZone}. ${there}`;
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

/** Hours that another clock may be ahead of this one, the closest first. */
const OFFSETS = [0, -1, 1, -2, 2, -3, 3, -4, 4, -5, 5, -6, 6, -7, 7, -8, 8, -9, 9, -10, 10, -11, 11, 12];

/** @example timeOfDay(9.5 * HOUR_MS) // '09:30' */
function timeOfDay(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  return [hours, (ms - hours * HOUR_MS) / MINUTE_MS].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Whether many tickets after adoption were started before it. */
export function straddling({ post }: Periods): string | null {
  const { count, of } = shareOf(post, ({ startedBefore }) => startedBefore);
  return count / of > MAX_STRADDLING_SHARE
    ? `${percent(count / of)} of the tickets completed after adoption were started before it. Adoption can have changed only part of their time, so a change looks smaller than it is.`
    : null;
}

/**
 * Whether throughput changed as it would if tickets had become smaller (or, with a loss, larger): by more than a third of
 * the change in time. Freed time makes throughput rise too; status histories cannot distinguish the two.
 */
export function ticketSizes(throughput: { pre: number | null; post: number | null }, change: Change): string | null {
  const verdict = verdictOf(change);
  const { pre, post } = throughput;
  if (verdict === 'no-detectable-change' || pre === null || post === null || pre === 0 || post === 0) return null;
  const growth = Math.log(post / pre);
  if (!(-growth * change.estimate > change.estimate ** 2 * MAX_GROWTH)) return null;
  return verdict === 'faster'
    ? 'The number of tickets completed per week rose by more than a third of what their time fell: the tickets may have become smaller.'
    : 'The number of tickets completed per week fell by more than a third of what their time rose: the tickets may have become larger.';
}

function shareOf(tickets: readonly CompletedTicket[], test: (ticket: CompletedTicket) => boolean): Share {
  let count = 0;
  for (const ticket of tickets) if (test(ticket)) count += 1;
  return { count, of: tickets.length };
}

function changed(pre: Share, post: Share): boolean {
  const change = Math.abs(post.count / post.of - pre.count / pre.of);
  return change > MIN_SHARE_CHANGE && sharesDiffer(pre, post) < SIGNIFICANCE_LEVEL;
}

function fromTo(pre: Share, post: Share): string {
  const [before, after] = [pre.count / pre.of, post.count / post.of];
  return `${after > before ? 'rose' : 'fell'} from ${percent(before)} to ${percent(after)}`;
}

const percent = (share: number) => `${(share * 100).toFixed(0)}%`;
