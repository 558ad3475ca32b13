import type { Report } from '@roi-insight/contracts';
import { cumulativeSavings } from '@roi-insight/roi-math';
import type { ApexOptions } from 'apexcharts';
import { formatMoney, formatMoneyAxis } from '../format/index.ts';
import { axisLabels, chartBase, xAxisFrame } from './chartBase.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { niceAxis } from './niceScale.ts';

type Points = ReturnType<typeof cumulativeSavings>;

/** 'Cumulative Savings Over Time': the first five weeks after adoption, in dollars. */
export function cumulativeSavingsChart(report: Report, style: ChartStyle): ChartModel {
  const points = cumulativeSavings(report);
  return {
    title: 'Cumulative Savings Over Time',
    finding: finding(points, report),
    empty: points.length === 0 ? emptyReason(report) : null,
    options: cumulativeSavingsChartOptions(points, style),
    table: {
      head: ['Week', 'Savings so far'],
      rows: points.map(({ label, savings }) => [label, formatMoney(savings)]),
    },
  };
}

function finding(points: Points, report: Report): string {
  const total = points.at(-1)?.savings;
  if (total === undefined) return 'Nothing can be added up.';
  const span = points.length === 1 ? 'the first week' : `the first ${points.length} weeks`;
  const doubt = doubtInWords(report);
  if (total === 0) return `Neither saved nor lost in ${span} after adoption.${doubt}`;
  return total > 0
    ? `${formatMoney(total)} in ${span} after adoption.${doubt}`
    : `${formatMoney(total)} in ${span} after adoption: tickets cost more than before.${doubt}`;
}

function doubtInWords({ evidence }: Report): string {
  if (evidence?.verdict === 'no-detectable-change') return ' That is not distinguishable from no change.';
  return evidence?.verdict === 'too-little-data' ? ' Too little data to judge.' : '';
}

function emptyReason({ summary_metrics: summary }: Report): string {
  return summary.improvements.cost_savings_per_task === null
    ? 'The savings per task are not known: one of the periods has no measured ticket.'
    : 'No whole week has passed since adoption.';
}

function cumulativeSavingsChartOptions(points: Points, { colors }: ChartStyle): ApexOptions {
  const last = points.at(-1);
  return {
    ...chartBase(colors, 'area'),
    series: [{ name: 'Savings so far', data: points.map(({ label, savings }) => ({ x: label, y: savings })) }],
    colors: [colors.chartAfter],
    stroke: { curve: 'straight', width: 2.5 },
    fill: { type: 'solid', opacity: 0.12 },
    markers: {
      size: 4,
      colors: [colors.chartAfter],
      strokeColors: colors.surface,
      strokeWidth: 2,
      hover: { sizeOffset: 1 },
    },
    xaxis: {
      type: 'category',
      labels: { rotate: 0, trim: false, hideOverlappingLabels: false, style: axisLabels(colors) },
      ...xAxisFrame(colors),
    },
    yaxis: {
      ...axis(points),
      labels: { formatter: formatMoneyAxis, style: axisLabels(colors) },
    },
    tooltip: { ...chartBase(colors, 'area').tooltip, y: { formatter: (value: number) => formatMoney(value) } },
    annotations: {
      yaxis: [{ y: 0, borderColor: colors.hairlineStrong, strokeDashArray: 0 }],
      points: last === undefined ? [] : [directLabel(last, colors.chartAfter, colors.surface)],
    },
    responsive: [{ breakpoint: 640, options: { xaxis: { labels: { formatter: twoLines } } } }],
  };
}

/** Top of the axis when all values are zero, in dollars. */
const EMPTY_AXIS_TOP = 1000;

/** With losses, the axis extends below the largest, so that its label does not touch the bottom of the plot. */
function axis(points: Points) {
  const values = points.map(({ savings }) => (savings < 0 ? savings * 1.2 : savings));
  const isFlat = values.every((value) => value === 0);
  return niceAxis(Math.min(0, ...values), isFlat ? EMPTY_AXIS_TOP : Math.max(0, ...values));
}

/** The label of the last value, at its point. */
function directLabel({ label, savings }: Points[number], color: string, background: string) {
  return {
    x: label,
    y: savings,
    marker: { size: 0 },
    label: {
      text: formatMoney(savings),
      textAnchor: 'end',
      offsetX: 8,
      offsetY: savings < 0 ? 30 : -4,
      borderWidth: 0,
      style: { color, background, fontSize: '13px', fontWeight: 600 },
    },
  };
}

/** 'Week 1 - 08/25' in two lines, so that five fit on a phone. ApexCharts also calls it for labels that do not exist. */
function twoLines(label: string | undefined): string[] {
  return (label ?? '').split(/ (?=- )/);
}
