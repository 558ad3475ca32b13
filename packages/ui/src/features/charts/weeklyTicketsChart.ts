import type { Report } from '@roi-insight/contracts';
import { formatCount, formatDecimal } from '../../format/index.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { meanText, weeklyChart } from './weeklyChart.ts';

/** 'Total Tickets Closed per Week'. */
export function weeklyTicketsChart(report: Report, style: ChartStyle): ChartModel {
  return weeklyChart(report, style, {
    title: 'Total Tickets Closed per Week',
    unit: 'Tickets closed',
    valueOf: ({ tasks }) => tasks,
    format: formatCount,
    axisFormat: formatCount,
    finding: (before, after) =>
      `${meanText(before, formatDecimal)} tickets closed in an average week before, ${meanText(after, formatDecimal)} after.`,
    empty: 'No week has a count of closed tickets.',
  });
}
