import type { Report } from '@roi-insight/contracts';
import type { Period, TrendPoint } from '@roi-insight/roi-math';

/** The values of a weekly line chart. */
export interface WeeklyMeasure {
  readonly title: string;
  readonly unit: string;
  readonly valueOf: (point: TrendPoint) => number | null;
  readonly format: (value: number | null | undefined) => string;
  readonly meanFormat: (value: number) => string;
  /** The labels of an axis with this step. */
  readonly axisFormat: (step: number) => (value: number) => string;
  /** The smallest step of the axis. */
  readonly minStep?: number;
  /** The average of a period as the report states it; missing if it is the mean over the weeks. */
  readonly averageOf?: (report: Report, period: Period) => number | null;
  /** A sentence made from the weekly averages of both periods; null for a period in which no week has a value. */
  readonly finding: (before: WeeklyAverage | null, after: WeeklyAverage | null) => string;
  readonly empty: string;
  /** The number of tickets whose average is the value; missing if values are counts. */
  readonly ticketsOf?: (point: TrendPoint) => number | null;
}

/** The average of the weeks of a period. Earlier and later weeks do not count. */
export interface WeeklyAverage {
  readonly text: string;
  /** Number of weeks with a value. */
  readonly weeks: number;
  /** Weeks of the period after adoption if the chart also shows later ones; otherwise null. */
  readonly ofFirst: number | null;
}

/** The value of a week in a chart. */
export interface WeekValue {
  readonly point: TrendPoint;
  readonly time: number;
  readonly value: number;
  /** Whether the week is in one of the periods that the averages describe. */
  readonly isAveraged: boolean;
  /** The number of tickets whose average is the value; null if unknown, or if the value is a count. */
  readonly tickets: number | null;
}

/** The average of a period; null if none of its weeks has a value, or the report does not state it. */
export function averageOf(
  report: Report,
  weeks: readonly WeekValue[],
  period: Period,
  measure: WeeklyMeasure,
): number | null {
  const values = valuesOf(weeks, period);
  return values.length === 0 || measure.averageOf === undefined ? mean(values) : measure.averageOf(report, period);
}

export const valuesOf = (weeks: readonly WeekValue[], period: Period) =>
  weeks.flatMap(({ point, value, isAveraged }) => (point.period === period && isAveraged ? [value] : []));

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
