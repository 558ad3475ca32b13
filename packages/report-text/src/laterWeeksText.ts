import type { Report } from '@roi-insight/contracts';
import { DAY_MS, isLaterWeek, weeklyTrend } from '@roi-insight/roi-math';
import { axisTime, type Formats } from './format/index.ts';
import { madeOn } from './history/madeOn.ts';

/**
 * The last day of the weeks that are shown after the period of the figures, the day of reading, and how long after
 * adoption that was; null without later weeks.
 * @example laterWeeksText(formats, report) // 'weeks to Nov 22, 2026 · read Nov 23, 2026, 65 weeks after adoption'
 */
export function laterWeeksText(formats: Formats, report: Report): string | null {
  const last = weeklyTrend(report.time_series_data.time_savings).points.at(-1)?.weekStart;
  const start = last === undefined || !isLaterWeek(report, last) ? null : axisTime(last);
  if (start === null) return null;
  const until = `weeks to ${formats.date({ dateStyle: 'medium' })(start + 6 * DAY_MS)}`;
  return `${until} · read ${madeOn(formats, report).day}${sinceAdoption(formats, report)}`;
}

/** @example ', 65 weeks after adoption' */
function sinceAdoption(formats: Formats, { provenance }: Report): string {
  const adoption = axisTime(provenance?.windows.post.from ?? '');
  const weeks =
    adoption === null ? 0 : Math.floor((Date.parse(provenance?.fetched_at ?? '') - adoption) / (7 * DAY_MS));
  return weeks > 0 ? `, ${formats.counted(weeks, 'week')} after adoption` : '';
}
