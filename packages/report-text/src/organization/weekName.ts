import type { CalendarDate, Report } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import { axisTime, type Formats } from '../format/index.ts';

/** The heading of a column of weeks. */
export const weekHead = ({ organization }: Pick<Report, 'organization'>): string =>
  organization === undefined ? 'Week of' : 'Week since start';

/**
 * The name of a week: its day or, in a report on an organization, its number since each team's own start. The weeks of an organization have dates only so that
 * they are in order.
 * @example weekName(formats, report, '2025-08-25') // 'Aug 25, 2025', '1'
 */
export function weekName(
  formats: Formats,
  { organization, summary_metrics: summary }: Pick<Report, 'organization' | 'summary_metrics'>,
  weekStart: CalendarDate,
): string {
  if (organization === undefined) return formats.day(weekStart);
  const [week, start] = [axisTime(weekStart), axisTime(summary.claude_adoption_date)];
  const since = week === null || start === null ? 0 : Math.round((week - start) / (7 * DAY_MS));
  return formats.count(since < 0 ? since : since + 1);
}
