import type { PeriodWindow } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import type { WorkingClock } from '../time/workingClock.ts';

/** Local days from `from` (included) to `to` (excluded), as day numbers. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** The two periods around the adoption date, in local calendar days. */
export interface Windows {
  readonly adoption: number;
  readonly pre: DaySpan;
  /** Ends with the day of `asOf` when that comes first; empty when adoption is yet to come. */
  readonly post: DaySpan;
  /** Whole weeks of the post period that are over. */
  readonly completePostWeeks: number;
}

/** Anchors the windows at the adoption day: the weeks before it, and up to as many after it. */
export function windowsAround(adoption: number, asOf: number, weeksPerSide: number, clock: WorkingClock): Windows {
  const length = weeksPerSide * 7;
  const today = clock.dayOf(asOf);
  const daysOver = today - adoption;
  const begun = clock.startOf(today) < asOf ? 1 : 0;
  return {
    adoption,
    pre: { from: adoption - length, to: adoption },
    post: { from: adoption, to: adoption + clamp(daysOver + begun, 0, length) },
    completePostWeeks: Math.floor(clamp(daysOver, 0, length) / 7),
  };
}

/** Whether a day lies in the span. */
export function contains({ from, to }: DaySpan, day: number): boolean {
  return from <= day && day < to;
}

/** The span as the report tells it: its last day is included. */
export function describeSpan({ from, to }: DaySpan): PeriodWindow {
  const days = to - from;
  return { from: calendarDateOf(from), to: calendarDateOf(Math.max(from, to - 1)), days };
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
