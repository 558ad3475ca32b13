import type { Report } from '@roi-insight/contracts';
import { axisFormat, formatCount, formatCounted, formatDecimal } from '../format/index.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { type WeeklyAverage, weeklyChart } from './weeklyChart.ts';

/** 'Total Tickets Closed per Week'. */
export function weeklyTicketsChart(report: Report, style: ChartStyle): ChartModel {
  return weeklyChart(report, style, {
    title: 'Total Tickets Closed per Week',
    unit: 'Tickets closed',
    valueOf: ({ tasks }) => tasks,
    format: formatCount,
    axisFormat,
    minStep: 1,
    meanFormat: formatDecimal,
    finding,
    empty: 'No week has a count of closed tickets.',
  });
}

function finding(before: WeeklyAverage | null, after: WeeklyAverage | null): string {
  if (before === null) {
    return after === null
      ? 'Nothing was counted.'
      : `${after.text} tickets closed in an average week after adoption (${formatCounted(after.weeks, 'week')}).`;
  }
  const start = `${before.text} tickets closed in an average week before`;
  return after === null
    ? `${start} adoption (${formatCounted(before.weeks, 'week')}); no whole week after it has passed.`
    : `${start} (${formatCounted(before.weeks, 'week')}), ${after.text} after (${formatCount(after.weeks)}).`;
}
