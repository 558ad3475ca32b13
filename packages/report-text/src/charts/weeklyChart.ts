import type { CalendarDate, Report } from '@roi-insight/contracts';
import { adoptionWeek, DAY_MS, type Period, type TrendPoint, weeklyTrend } from '@roi-insight/roi-math';
import type { ApexOptions } from 'apexcharts';
import { axisTime, formatDay } from '../format/index.ts';
import { axisLabels, chartBase, xAxisFrame } from './chartBase.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { niceAxis } from './niceScale.ts';

/** What a weekly line chart plots. */
export interface WeeklyMeasure {
  readonly title: string;
  readonly unit: string;
  readonly valueOf: (point: TrendPoint) => number | null;
  readonly format: (value: number | null | undefined) => string;
  readonly meanFormat: (value: number) => string;
  readonly axisFormat: (value: number) => string;
  /** A sentence from the weekly averages of both periods; null if no week of that period has a value. */
  readonly finding: (before: string | null, after: string | null) => string;
  readonly empty: string;
}

interface WeekValue {
  readonly point: TrendPoint;
  readonly time: number;
  readonly value: number;
}

/** A line chart of the weeks with one line per period and a marker at the adoption week. */
export function weeklyChart(report: Report, style: ChartStyle, measure: WeeklyMeasure): ChartModel {
  const { points } = weeklyTrend(report.time_series_data.time_savings);
  const shown = points.flatMap((point): WeekValue[] => {
    const value = measure.valueOf(point);
    const time = axisTime(point.weekStart);
    return value === null || time === null ? [] : [{ point, time, value }];
  });
  const meanText = (period: Period) => {
    const average = averageOf(shown, period);
    return average === null ? null : measure.meanFormat(average);
  };
  return {
    title: measure.title,
    finding: measure.finding(meanText('pre'), meanText('post')),
    empty: shown.length === 0 ? measure.empty : null,
    options: weeklyChartOptions(shown, report.summary_metrics.claude_adoption_date, style, measure),
    table: {
      head: ['Week of', 'Period', measure.unit],
      rows: shown.map(({ point, value }) => [
        formatDay(point.weekStart),
        point.period === 'pre' ? 'Before' : 'After',
        measure.format(value),
      ]),
    },
  };
}

/** Pixels above the plot for the marker's label. */
const MARKER_HEIGHT = 22;

const WEEK_MS = 7 * DAY_MS;

function weeklyChartOptions(
  weeks: readonly WeekValue[],
  adoptionDate: CalendarDate,
  { colors, assistant }: ChartStyle,
  measure: WeeklyMeasure,
): ApexOptions {
  const first = weeks[0]?.time ?? 0;
  const last = weeks.at(-1)?.time ?? first;
  const base = chartBase(colors, 'line');
  return {
    ...base,
    grid: { ...base.grid, padding: { ...base.grid.padding, top: MARKER_HEIGHT } },
    series: [
      { name: 'Before', data: seriesOf(weeks, 'pre', ({ value }) => value) },
      { name: 'After', data: seriesOf(weeks, 'post', ({ value }) => value) },
      { name: 'Average before', data: seriesOf(weeks, 'pre', () => averageOf(weeks, 'pre')) },
      { name: 'Average after', data: seriesOf(weeks, 'post', () => averageOf(weeks, 'post')) },
    ],
    colors: [colors.chartBefore, colors.chartAfter, colors.chartBefore, colors.chartAfter],
    stroke: { curve: 'straight', width: [1.5, 2, 1.5, 1.5], dashArray: [0, 0, 5, 5] },
    markers: {
      size: weeks.length > 80 ? [2, 2, 0, 0] : [3.5, 3.5, 0, 0],
      colors: [colors.surface, colors.chartAfter],
      strokeColors: [colors.chartBefore, colors.chartAfter],
      strokeWidth: 1.5,
      hover: { sizeOffset: 1.5 },
    },
    xaxis: {
      type: 'datetime',
      // Half a week of padding on both ends: without it, a single week would have no width.
      min: first - WEEK_MS / 2,
      max: last + WEEK_MS / 2,
      labels: {
        rotate: 0,
        datetimeUTC: true,
        datetimeFormatter: { year: 'yyyy', month: 'MMM', day: 'MMM dd' },
        style: axisLabels(colors),
      },
      ...xAxisFrame(colors),
    },
    yaxis: {
      ...niceAxis(0, Math.max(0, ...weeks.map(({ value }) => value))),
      labels: { formatter: measure.axisFormat, style: axisLabels(colors) },
    },
    tooltip: {
      ...base.tooltip,
      custom: ({ dataPointIndex }: { dataPointIndex: number }) => tooltip(weeks[dataPointIndex], measure),
    },
    annotations: { xaxis: adoptionMarker(weeks, adoptionDate, assistant, colors) },
  };
}

/** Every series has all weeks, with null for those of the other period, so that they can share one tooltip. */
function seriesOf(weeks: readonly WeekValue[], period: Period, valueOf: (week: WeekValue) => number | null) {
  return weeks.map((week) => ({ x: week.time, y: week.point.period === period ? valueOf(week) : null }));
}

function averageOf(weeks: readonly WeekValue[], period: Period): number | null {
  return mean(weeks.flatMap(({ point, value }) => (point.period === period ? [value] : [])));
}

/** ApexCharts takes HTML. It contains no user input except a parsed date and a number. */
function tooltip(week: WeekValue | undefined, { format }: WeeklyMeasure): string {
  if (week === undefined) return '';
  const period = week.point.period === 'pre' ? 'before' : 'after';
  const title = `<div class="apexcharts-tooltip-title">Week of ${formatDay(week.point.weekStart)}</div>`;
  return `${title}<div class="roi-tooltip-value">${format(week.value)} ${period}</div>`;
}

/** Length of the longest name that fits next to the marker. */
const MAX_NAME_LENGTH = 24;

function adoptionMarker(
  weeks: readonly WeekValue[],
  adoptionDate: CalendarDate,
  assistant: string,
  colors: ChartStyle['colors'],
) {
  const index = adoptionWeek(
    weeks.map(({ point }) => point),
    adoptionDate,
  );
  const week = index === null ? undefined : weeks[index];
  if (week === undefined || index === null) return [];
  const inRightHalf = index >= weeks.length / 2;
  const name = assistant.length > MAX_NAME_LENGTH ? `${assistant.slice(0, MAX_NAME_LENGTH - 1)}…` : assistant;
  return [
    {
      x: week.time,
      strokeDashArray: 4,
      borderColor: colors.textSubtle,
      label: {
        text: `${name} Adopted (08/24)`,
        orientation: 'horizontal',
        textAnchor: inRightHalf ? 'end' : 'start',
        offsetX: inRightHalf ? -8 : 8,
        // Above the plot: inside it, the label would cover the weeks before adoption.
        offsetY: -14,
        borderWidth: 0,
        style: { color: colors.text, background: 'transparent', fontSize: '12px', fontWeight: 500 },
      },
    },
  ];
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
