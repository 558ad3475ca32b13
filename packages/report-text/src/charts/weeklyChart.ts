import type { Report } from '@roi-insight/contracts';
import { adoptionWeek, DAY_MS, isLaterWeek, type Period, type TrendPoint, weeklyTrend } from '@roi-insight/roi-math';
import type { ApexOptions } from 'apexcharts';
import { axisTime, type Formats } from '../format/index.ts';
import { adoptionLabel } from './adoptionLabel.ts';
import { axisLabels, CHART_FONT, chartBase, xAxisFrame } from './chartBase.ts';
import type { ChartColors, ChartModel } from './ChartModel.ts';
import { weekAxis } from '../organization/weekAxis.ts';
import { weekHead, weekName } from '../organization/weekName.ts';
import { type MonthTick, monthTicks } from './monthTicks.ts';
import { niceAxis } from './niceScale.ts';
import { averageOf, valuesOf, type WeeklyAverage, type WeeklyMeasure, type WeekValue } from './weeklyMeasure.ts';

/** A line chart of the weeks with one line per period and a marker at the adoption week. */
export function weeklyChart(formats: Formats, report: Report, assistant: string, measure: WeeklyMeasure): ChartModel {
  const { points } = weeklyTrend(report.time_series_data.time_savings);
  const { pre, post } = report.provenance?.windows ?? {};
  const firstAveraged = pre?.from ?? '';
  const shown = points.flatMap((point): WeekValue[] => {
    const value = measure.valueOf(point);
    const time = axisTime(point.weekStart);
    const tickets = measure.ticketsOf?.(point) ?? null;
    if (value === null || time === null) return [];
    const isAveraged = point.weekStart >= firstAveraged && !isLaterWeek(report, point.weekStart);
    return [{ point, time, value, isAveraged, tickets }];
  });
  const { ticketsOf } = measure;
  const isLaterShown = shown.some(({ point }) => isLaterWeek(report, point.weekStart));
  const ofFirst = isLaterShown ? Math.round((post?.days ?? 0) / 7) : null;
  const average = (period: Period): WeeklyAverage | null => {
    const value = averageOf(report, shown, period, measure);
    const weeks = valuesOf(shown, period).length;
    return value === null ? null : { text: measure.meanFormat(value), weeks, ofFirst };
  };
  return {
    title: measure.title,
    finding: measure.finding(average('pre'), average('post')),
    empty: shown.length === 0 ? measure.empty : null,
    options: (colors) => weeklyChartOptions(formats, report, shown, timesOf(points), { colors, assistant }, measure),
    table: {
      head: [weekHead(report), 'Period', ...(ticketsOf ? ['Tickets'] : []), measure.unit],
      rows: shown.map(({ point, value, tickets }) => {
        const week = [weekName(formats, report, point.weekStart), point.period === 'pre' ? 'Before' : 'After'];
        return week.concat(ticketsOf ? formats.count(tickets) : [], measure.format(value));
      }),
      texts: 2,
    },
  };
}

/** Pixels above the plot: for the last line of the marker's label, for each line before it, and below the last line. */
const LAST_LINE_HEIGHT = 22;
const LINE_HEIGHT = 16;
const LABEL_GAP = 14;

const WEEK_MS = 7 * DAY_MS;

/** Height of the labels of the time axis (months, with years below them) in pixels, and distance from the plot to their first baseline. */
const TIME_AXIS_HEIGHT = 24;
const TIME_AXIS_GAP = 20;

/** Radius of a point in pixels: if there are few weeks, and if there are many. */
const POINT = 3.5;
const POINT_OF_MANY = 2;
const MANY_WEEKS = 80;
/** Factors on the radius: `LARGEST` for the week with the most tickets, and `SMALLEST` for a week with hardly any. */
const LARGEST = 1.3;
const SMALLEST = 0.5;

/** The times of all weeks of a report, so that all its charts have the same time axis. */
const timesOf = (points: readonly TrendPoint[]) => points.flatMap(({ weekStart }) => axisTime(weekStart) ?? []);

function weeklyChartOptions(
  formats: Formats,
  report: Report,
  weeks: readonly WeekValue[],
  times: readonly number[],
  { colors, assistant }: { readonly colors: ChartColors; readonly assistant: string },
  measure: WeeklyMeasure,
): ApexOptions {
  const first = times[0] ?? 0;
  const last = times.at(-1) ?? first;
  const base = chartBase(colors, 'line');
  const radius = weeks.length > MANY_WEEKS ? POINT_OF_MANY : POINT;
  const { step, ...axis } = niceAxis(0, Math.max(0, ...weeks.map(({ value }) => value)), measure.minStep);
  const marker = adoptionMarker(formats, report, weeks, assistant, colors);
  const labelHeight = LAST_LINE_HEIGHT + LINE_HEIGHT * ((marker?.label.text.length ?? 1) - 1);
  return {
    ...base,
    grid: { ...base.grid, padding: { ...base.grid.padding, top: labelHeight, bottom: TIME_AXIS_HEIGHT } },
    series: [
      { name: 'Before', data: seriesOf(weeks, 'pre', ({ value }) => value) },
      { name: 'After', data: seriesOf(weeks, 'post', ({ value }) => value) },
      { name: 'Average before', data: averageLine(weeks, 'pre', averageOf(report, weeks, 'pre', measure)) },
      { name: 'Average after', data: averageLine(weeks, 'post', averageOf(report, weeks, 'post', measure)) },
    ],
    colors: [colors.chartBefore, colors.chartAfter, colors.chartBefore, colors.chartAfter],
    stroke: { curve: 'straight', width: [1.5, 2, 1.5, 1.5], dashArray: [0, 0, 5, 5] },
    markers: {
      size: [radius, radius, 0, 0],
      discrete: sizedPoints(weeks, radius, colors),
      colors: [colors.surface, colors.chartAfter],
      strokeColors: [colors.chartBefore, colors.chartAfter],
      strokeWidth: 1.5,
      hover: { sizeOffset: 1.5 },
    },
    xaxis: {
      type: 'numeric',
      // Half a week of padding at each end, because a single week would otherwise have no width.
      min: first - WEEK_MS / 2,
      max: last + WEEK_MS / 2,
      // Otherwise, the library would place and omit labels of a time axis depending on the width of each chart.
      labels: { show: false },
      ...xAxisFrame(colors),
      axisBorder: { show: false },
    },
    yaxis: {
      ...axis,
      labels: { formatter: measure.axisFormat(step), style: axisLabels(colors) },
    },
    tooltip: {
      ...base.tooltip,
      custom: ({ dataPointIndex }: { dataPointIndex: number }) =>
        tooltip(formats, report, weeks[dataPointIndex], measure),
    },
    annotations: {
      yaxis: [{ y: 0, borderColor: colors.hairline, strokeDashArray: 0 }],
      xaxis: [...(marker === null ? [] : [marker]), ...timeAxis(ticksOf(formats, report, first, last), colors)],
    },
  };
}

/** Months, or the weeks since the starts of an organization's teams. */
function ticksOf(
  formats: Formats,
  { organization, summary_metrics: summary }: Report,
  first: number,
  last: number,
): readonly MonthTick[] {
  const start = organization === undefined ? null : axisTime(summary.claude_adoption_date);
  return start === null ? monthTicks(formats, first, last) : weekAxis(formats, start, first, last);
}

/** The labels of the time axis, as annotations that have no line. */
function timeAxis(ticks: readonly MonthTick[], { chartAxis }: ChartColors) {
  return ticks.map(({ time, month, year }) => ({
    x: time,
    borderColor: 'transparent',
    label: {
      text: year === null ? month : [month, year],
      orientation: 'horizontal',
      position: 'bottom',
      textAnchor: 'middle',
      offsetY: TIME_AXIS_GAP,
      borderWidth: 0,
      style: { color: chartAxis, background: 'transparent', fontSize: '12px', fontFamily: CHART_FONT },
    },
  }));
}

/** Points whose area shows the number of tickets behind their average. */
function sizedPoints(weeks: readonly WeekValue[], radius: number, { surface, chartBefore, chartAfter }: ChartColors) {
  const most = Math.max(...weeks.map(({ tickets }) => tickets ?? 0));
  return weeks.flatMap(({ point: { period }, tickets }, dataPointIndex) => {
    if (tickets === null) return [];
    const size = radius * Math.max(SMALLEST, LARGEST * Math.sqrt(tickets / most));
    return period === 'pre'
      ? { seriesIndex: 0, dataPointIndex, size, fillColor: surface, strokeColor: chartBefore }
      : { seriesIndex: 1, dataPointIndex, size, fillColor: chartAfter, strokeColor: chartAfter };
  });
}

/** Every series has all weeks, with null for weeks of the other period, so that the two series can share one tooltip. */
function seriesOf(weeks: readonly WeekValue[], period: Period, valueOf: (week: WeekValue) => number | null) {
  return weeks.map((week) => ({ x: week.time, y: week.point.period === period ? valueOf(week) : null }));
}

/** A horizontal line over the weeks of the average. */
function averageLine(weeks: readonly WeekValue[], period: Period, average: number | null) {
  return seriesOf(weeks, period, ({ isAveraged }) => (isAveraged ? average : null));
}

/** HTML for ApexCharts. It contains no user input except a parsed date and a number. */
function tooltip(formats: Formats, report: Report, week: WeekValue | undefined, { format }: WeeklyMeasure): string {
  if (week === undefined) return '';
  const period = week.point.period === 'pre' ? 'before' : 'after';
  const title = `<div class="apexcharts-tooltip-title">${weekHead(report)} ${weekName(formats, report, week.point.weekStart)}</div>`;
  const tickets = week.tickets === null ? '' : `<div>${formats.counted(week.tickets, 'ticket')}</div>`;
  return `${title}<div class="roi-tooltip-value">${format(week.value)} ${period}${tickets}</div>`;
}

/** The marker of adoption; null if no week contains the adoption date. */
function adoptionMarker(
  formats: Formats,
  { organization, summary_metrics: { claude_adoption_date: adoptionDate } }: Report,
  weeks: readonly WeekValue[],
  assistant: string,
  colors: ChartColors,
) {
  const index = adoptionWeek(
    weeks.map(({ point }) => point),
    adoptionDate,
  );
  const week = index === null ? undefined : weeks[index];
  if (week === undefined || index === null) return null;
  const inRightHalf = index >= weeks.length / 2;
  const text =
    organization === undefined
      ? adoptionLabel(formats, assistant, adoptionDate, week.point.weekStart)
      : ['Start of each team'];
  return {
    x: week.time,
    strokeDashArray: 4,
    borderColor: colors.textSubtle,
    label: {
      text,
      orientation: 'horizontal',
      textAnchor: inRightHalf ? 'end' : 'start',
      offsetX: inRightHalf ? -8 : 8,
      // Above the plot, because a label inside the plot would cover the weeks before adoption.
      offsetY: -LABEL_GAP - LINE_HEIGHT * (text.length - 1),
      borderWidth: 0,
      style: { color: colors.text, background: 'transparent', fontSize: '12px', fontWeight: 500 },
    },
  };
}
