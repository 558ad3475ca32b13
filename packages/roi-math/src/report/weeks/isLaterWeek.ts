import type { CalendarDate, Report } from '@roi-insight/contracts';

/**
 * Whether a week is later than the period after adoption. All figures of the report describe that period. Only charts
 * and tables of weeks show later weeks.
 */
export function isLaterWeek({ provenance }: Pick<Report, 'provenance'>, weekStart: CalendarDate): boolean {
  return provenance !== undefined && weekStart > provenance.windows.post.to;
}
