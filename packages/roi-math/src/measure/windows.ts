import type { PeriodWindow } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { ENDED_WEEKS, MAX_WEEKS_AFTER, MIN_LATER_WEEKS } from '../constants.ts';
import type { WorkingClock } from '../time/workingClock.ts';

/** Local days from `from` (inclusive) to `to` (exclusive), as day numbers. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** The two periods around the adoption date, in local calendar days. */
export interface Windows {
  readonly adoption: number;
  /** Ends with the day of `asOfMs` if adoption is in the future. */
  readonly pre: DaySpan;
  /** Ends with the day of `asOfMs` if that is earlier; empty if adoption is in the future. */
  readonly post: DaySpan;
  /** Number of finished weeks of the post period; negative before adoption. */
  readonly completePostWeeks: number;
  /**
   * Number of finished weeks after adoption that the report shows: those of the post period and, if {@link MIN_LATER_WEEKS} or more later weeks are
   * finished, these later weeks as well, up to the end of the project (see {@link untilLastTicket}).
   */
  readonly shownWeeks: number;
}

/**
 * The windows around the adoption date: `weeksPerSide` weeks before it, and at most as many after it.
 * @param adoption day number
 * @param asOfMs epoch milliseconds
 */
export function windowsAround(adoption: number, asOfMs: number, weeksPerSide: number, clock: WorkingClock): Windows {
  const length = weeksPerSide * 7;
  const today = clock.dayOf(asOfMs);
  const daysOver = today - adoption;
  const begun = clock.startOf(today) < asOfMs ? 1 : 0;
  const weeksOver = Math.floor(daysOver / 7);
  return {
    adoption,
    pre: { from: adoption - length, to: clamp(today + begun, adoption - length, adoption) },
    post: { from: adoption, to: adoption + clamp(daysOver + begun, 0, length) },
    completePostWeeks: Math.min(weeksOver, weeksPerSide),
    shownWeeks: shownOf(weeksOver, weeksPerSide),
  };
}

/**
 * The windows of a project that may have ended. They end with the week of the project's last ticket or, if enough weeks of that ticket's quarter had
 * begun for the quarter to be shown, with that quarter. So a finished quarter remains finished.
 * @param lastDay day number of the last delivered ticket
 */
export function untilLastTicket(windows: Windows, lastDay: number, weeksPerSide: number): Windows {
  const lastWeek = Math.floor((lastDay - windows.adoption) / 7);
  const hasEnded = windows.shownWeeks > weeksPerSide && windows.shownWeeks - lastWeek > ENDED_WEEKS;
  if (!hasEnded) return windows;
  const weeks = Math.max(lastWeek + 1, weeksPerSide);
  const begun = weeks % weeksPerSide;
  const end = begun < MIN_LATER_WEEKS ? shownOf(weeks, weeksPerSide) : weeks - begun + weeksPerSide;
  return { ...windows, shownWeeks: Math.min(windows.shownWeeks, end) };
}

function shownOf(weeksOver: number, weeksPerSide: number): number {
  return Math.min(weeksOver, weeksOver < weeksPerSide + MIN_LATER_WEEKS ? weeksPerSide : MAX_WEEKS_AFTER);
}

export function contains({ from, to }: DaySpan, day: number): boolean {
  return from <= day && day < to;
}

/** The items within a span of days. @param sorted sorted by day */
export function within<T extends { readonly day: number }>(sorted: readonly T[], { from, to }: DaySpan): readonly T[] {
  return sorted.slice(countBefore(sorted, from), countBefore(sorted, to));
}

function countBefore(sorted: readonly { readonly day: number }[], end: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle]?.day ?? Infinity) < end) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The span as shown in the report: its last day is inclusive. */
export function describeSpan({ from, to }: DaySpan): PeriodWindow {
  const days = to - from;
  return { from: calendarDateOf(from), to: calendarDateOf(Math.max(from, to - 1)), days };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
