import type { Report } from '@roi-insight/contracts';
import { formatCount, formatHours } from '../../format/index.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { meanText, weeklyChart } from './weeklyChart.ts';

/** 'Average Hours per Ticket Over Time'. */
export function weeklyHoursChart(report: Report, style: ChartStyle): ChartModel {
  return weeklyChart(report, style, {
    title: 'Average Hours per Ticket Over Time',
    unit: 'Hours per ticket',
    valueOf: ({ hours }) => hours,
    format: formatHours,
    axisFormat: (value) => `${formatCount(value)}h`,
    finding: (before, after) =>
      `A typical week averages ${meanText(before, formatHours)} a ticket before and ${meanText(after, formatHours)} after.`,
    empty: 'No week has a ticket with a measured time.',
  });
}
