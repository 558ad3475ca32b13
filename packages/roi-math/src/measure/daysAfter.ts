import { DAY_MS, MAX_WEEKS_AFTER } from '../constants.ts';
import { workingClock } from '../time/workingClock.ts';
import { type AnalyzeTicketsOptions, readOptions } from './options.ts';
import { windowsAround } from './windows.ts';

/**
 * Number of calendar days after the adoption date whose tickets a report can need: the days of the period after adoption or, if it shows later weeks,
 * all days before the day of the report.
 * @throws {RangeError} if an option is invalid
 */
export function daysAfter(options: AnalyzeTicketsOptions): number {
  const { adoption, asOfMs, timeZone, weeksPerSide } = readOptions(options);
  const clock = workingClock(timeZone, asOfMs + DAY_MS);
  const { shownWeeks } = windowsAround(adoption, asOfMs, weeksPerSide, clock);
  if (shownWeeks <= weeksPerSide) return 7 * weeksPerSide;
  return Math.min(clock.dayOf(asOfMs) - adoption, 7 * MAX_WEEKS_AFTER);
}
