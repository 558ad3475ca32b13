import type { CalendarDate, Report } from '@roi-insight/contracts';

/** Whether a week lies after the period after adoption, which all figures of the report describe: only charts and tables of weeks show it. */
export function isLaterWeek({ provenance }: Pick<Report, 'provenance'>, weekStart: CalendarDate): boolean {
  return provenance !== undefined && weekStart > provenance.windows.post.to;
}
