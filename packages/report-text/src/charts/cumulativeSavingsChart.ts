import type { Report } from '@roi-insight/contracts';
import { cumulativeSavings } from '@roi-insight/roi-math';
import type { ApexOptions } from 'apexcharts';
import type { Formats } from '../format/index.ts';
import { axisLabels, CHART_FONT, chartBase, xAxisFrame } from './chartBase.ts';
import type { ChartColors, ChartModel } from './ChartModel.ts';
import { niceAxis } from './niceScale.ts';

type Points = ReturnType<typeof cumulativeSavings>;

/** 'Week 1 - 08/25' with the day in the format of the locale, or without it: the weeks of an organization's teams begin on different days. */
const labelInNotation = (formats: Formats, label: string, isDated: boolean) =>
  label.replace(/(\d+) - (\d\d)\/(\d\d)$/, (_, week: string, month: string, day: string) => {
    const number = formats.count(Number(week));
    return isDated ? `${number} - ${formats.dayInDigits(`2024-${month}-${day}`)}` : number;
  });

/** 'Cumulative Savings Over Time': the first five weeks after adoption, in dollars. */
export function cumulativeSavingsChart(formats: Formats, report: Report): ChartModel {
  const points = cumulativeSavings(report).map(({ label, savings }) => ({
    label: labelInNotation(formats, label, report.organization === undefined),
    savings,
  }));
  return {
    title: 'Cumulative Savings Over Time',
    finding: finding(formats, points, report),
    empty: points.length === 0 ? emptyReason(report) : null,
    options: (colors) => cumulativeSavingsChartOptions(formats, points, colors),
    table: {
      head: ['Week', 'Savings so far'],
      rows: points.map(({ label, savings }) => [label, formats.money(savings)]),
      texts: 1,
    },
  };
}

function finding(formats: Formats, points: Points, report: Report): string {
  const total = points.at(-1)?.savings;
  if (total === undefined) return 'No savings to show yet.';
  const span = points.length === 1 ? 'the first week' : `the first ${formats.count(points.length)} weeks`;
  const doubt = describeDoubt(report);
  if (total === 0) return `No savings or losses in ${span}.${doubt}`;
  return total > 0
    ? `${formats.money(total)} gross in ${span}.${doubt}`
    : `${formats.money(total)} gross in ${span}: tickets cost more than before.${doubt}`;
}

function describeDoubt({ evidence }: Report): string {
  if (evidence?.kind === 'too-little-data') return ' Too little data to draw a conclusion.';
  return evidence?.verdict === 'no-detectable-change' ? ' This is within normal variation.' : '';
}

function emptyReason({ summary_metrics: summary }: Report): string {
  if (summary.improvements.cost_savings_per_task !== null) return 'The report has no full week after adoption.';
  const hours = [summary.pre_claude, summary.post_claude].map((period) => period.avg_hours_per_task);
  return hours.includes(null)
    ? 'One period has no measured tickets, so savings per task are unknown.'
    : 'The report does not have the savings per task.';
}

function cumulativeSavingsChartOptions(formats: Formats, points: Points, colors: ChartColors): ApexOptions {
  const ink = isLoss(points) ? colors.negative : colors.chartAfter;
  return {
    ...chartBase(colors, 'area'),
    series: [{ name: 'Savings so far', data: points.map(({ label, savings }) => ({ x: label, y: savings })) }],
    colors: [ink],
    stroke: { curve: 'straight', width: 2.5 },
    // A loss also has a pattern, which is visible without colors.
    fill: isLoss(points)
      ? { type: 'pattern', pattern: { style: 'slantedLines', width: 11, height: 11, strokeWidth: 1 } }
      : { type: 'solid', opacity: 0.12 },
    markers: {
      size: 4,
      colors: [ink],
      strokeColors: colors.surface,
      strokeWidth: 2,
      hover: { sizeOffset: 1 },
    },
    xaxis: {
      type: 'category',
      labels: { rotate: 0, trim: false, hideOverlappingLabels: false, style: axisLabels(colors) },
      ...xAxisFrame(colors),
    },
    yaxis: moneyAxis(formats, points, colors),
    tooltip: { ...chartBase(colors, 'area').tooltip, y: { formatter: (value: number) => formats.money(value) } },
    annotations: {
      yaxis: [{ y: 0, borderColor: colors.hairlineStrong, strokeDashArray: 0 }],
    },
    dataLabels: valueOfLast(formats, points, ink),
    responsive: [{ breakpoint: 640, options: { xaxis: { labels: phoneLabels(colors) } } }],
  };
}

/** Top of the axis when all values are zero, in dollars. */
const EMPTY_AXIS_TOP = 1000;

/**
 * If there are losses, the axis extends below the largest loss, so that the label of that loss does not touch the
 * bottom of the plot.
 */
function moneyAxis(formats: Formats, points: Points, colors: ChartColors) {
  const values = points.map(({ savings }) => (savings < 0 ? savings * 1.2 : savings));
  const isFlat = values.every((value) => value === 0);
  const { step, ...axis } = niceAxis(Math.min(0, ...values), isFlat ? EMPTY_AXIS_TOP : Math.max(0, ...values));
  return { ...axis, labels: { formatter: formats.moneyAxis(step), style: axisLabels(colors) } };
}

/** The last value, as a label beside its point. */
function valueOfLast(formats: Formats, points: Points, ink: string) {
  return {
    enabled: true,
    formatter: (value: number, { dataPointIndex }: { dataPointIndex: number }) =>
      dataPointIndex === points.length - 1 ? formats.money(value) : '',
    textAnchor: 'end' as const,
    offsetX: 8,
    offsetY: isLoss(points) ? 10 : -6,
    background: { enabled: false },
    style: { colors: [ink], fontSize: '13px', fontFamily: CHART_FONT, fontWeight: 600 },
  };
}

/**
 * Splits 'Week 1 - 08/25' before the hyphen into two lines, so that five labels fit on a phone. ApexCharts sometimes
 * calls the function with no label.
 */
const phoneLabels = (colors: ChartColors) => ({
  formatter: (label = '') => label.replace(' - ', '\n- ').split('\n'),
  style: { ...axisLabels(colors), fontSize: '11px' },
});

const isLoss = (points: Points) => (points.at(-1)?.savings ?? 0) < 0;
