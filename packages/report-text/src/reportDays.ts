import type { Provenance, Report } from '@roi-insight/contracts';
import { calendarDateOf, DAY_MS, isLaterWeek, weeklyTrend } from '@roi-insight/roi-math';
import { axisTime, type Formats } from './format/index.ts';
import { madeOn } from './history/madeOn.ts';
import { startsText } from './organization/startsText.ts';

export interface ReportDays {
  /** @example 'May 26, 2025 – Nov 22, 2026' */
  readonly days: string;
  /**
   * When the tickets of the report were read; null if the report describes only the weeks around adoption.
   * @example 'read Nov 23, 2026, 65 weeks after adoption'
   */
  readonly read: string | null;
}

/** The days from the period before adoption to the last week that is shown. */
export function reportDays(formats: Formats, report: Report, provenance: Provenance): ReportDays {
  if (report.organization !== undefined) {
    return { days: `(${startsText(formats, report.organization)})`, read: `read ${madeOn(formats, report).day}` };
  }
  const { pre, post } = provenance.windows;
  const lastWeek = weeklyTrend(report.time_series_data.time_savings).points.at(-1)?.weekStart;
  const start = lastWeek === undefined || !isLaterWeek(report, lastWeek) ? null : axisTime(lastWeek);
  if (start === null) return { days: formats.dayRange({ from: pre.from, to: post.to }), read: null };
  return {
    days: formats.dayRange({ from: pre.from, to: calendarDateOf(start / DAY_MS + 6) }),
    read: `read ${madeOn(formats, report).day}${sinceAdoption(formats, provenance)}`,
  };
}

/** @example ', 65 weeks after adoption' */
function sinceAdoption(formats: Formats, { windows, fetched_at: fetchedAt }: Provenance): string {
  const adoption = axisTime(windows.post.from);
  const weeks = adoption === null ? 0 : Math.floor((Date.parse(fetchedAt) - adoption) / (7 * DAY_MS));
  return weeks > 0 ? `, ${formats.counted(weeks, 'week')} after adoption` : '';
}
