import { DAY_MS, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import type { MonthTick } from '../charts/monthTicks.ts';
import type { Formats } from '../format/index.ts';

const QUARTER_MS = WEEKS_PER_SIDE * 7 * DAY_MS;

/** The quarters before and after the starts as labels of a time axis, in weeks. @param start time of week 0 */
export function weekAxis(formats: Formats, start: number, first: number, last: number): MonthTick[] {
  const [from, to] = [Math.ceil((first - start) / QUARTER_MS), Math.floor((last - start) / QUARTER_MS)];
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => ({
    time: start + (from + index) * QUARTER_MS,
    month: formats.count((from + index) * WEEKS_PER_SIDE),
    year: null,
  }));
}
