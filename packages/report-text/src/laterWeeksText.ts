import type { Report } from '@roi-insight/contracts';
import { DAY_MS, isLaterWeek, weeklyTrend } from '@roi-insight/roi-math';
import { axisTime, type Formats } from './format/index.ts';
import { madeOn } from './history/madeOn.ts';

/**
 * The last day of the weeks that are shown after the period of the figures, and the day of reading; null without later
 * weeks.
 * @example laterWeeksText(formats, report) // 'weeks to Nov 22, 2026, read Nov 23, 2026'
 */
export function laterWeeksText(formats: Formats, report: Report): string | null {
  const last = weeklyTrend(report.time_series_data.time_savings).points.at(-1)?.weekStart;
  const start = last === undefined || !isLaterWeek(report, last) ? null : axisTime(last);
  if (start === null) return null;
  return `weeks to ${formats.date({ dateStyle: 'medium' })(start + 6 * DAY_MS)}, read ${madeOn(formats, report).day}`;
}
