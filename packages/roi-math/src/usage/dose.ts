import type { CalendarDate, TimeSeries } from '@roi-insight/contracts';
import { readWeekStart } from '../report/weeks/readWeekStart.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { adoptionCurve } from './adoptionCurve.ts';
import type { Between } from './peopleRange.ts';
import { weekNumber } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** A week of the report with the share who used the assistant. */
export interface DoseWeek {
  /** First day of the report's week. */
  readonly weekStart: CalendarDate;
  readonly share: Between;
  /** Mean hours of a ticket. */
  readonly hours: number;
}

/**
 * Hours against the share of active people, for drawing only: an association, because the team chose when to use it. Weeks
 * of a report begin on the weekday of adoption, so each has the share of the calendar week that most of its days are in.
 */
export function dose(source: TeamSource, series: TimeSeries): readonly DoseWeek[] {
  const shares = new Map(adoptionCurve(source).weeks.map(({ weekStart, share }) => [weekNumber(weekStart), share]));
  return series.time_savings.flatMap((row) => {
    const weekStart = readWeekStart(row);
    const hours = row.Avg_Hours_Per_Task ?? null;
    const middle = weekStart === null ? null : calendarDateOf((dayNumber(weekStart) ?? NaN) + 3);
    const share = middle === null ? undefined : shares.get(weekNumber(middle));
    return weekStart === null || hours === null || share === undefined || share === null
      ? []
      : [{ weekStart, share, hours }];
  });
}
