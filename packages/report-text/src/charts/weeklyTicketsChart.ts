import type { Report } from '@roi-insight/contracts';
import { formatCount, formatDecimal } from '../format/index.ts';
import type { ChartModel, ChartStyle } from './ChartModel.ts';
import { weeklyChart } from './weeklyChart.ts';

/** 'Total Tickets Closed per Week'. */
export function weeklyTicketsChart(report: Report, style: ChartStyle): ChartModel {
  return weeklyChart(report, style, {
    title: 'Total Tickets Closed per Week',
    unit: 'Tickets closed',
    valueOf: ({ tasks }) => tasks,
    format: formatCount,
    axisFormat: formatCount,
    meanFormat: formatDecimal,
    finding,
    empty: 'No week has a count of closed tickets.',
  });
}

function finding(before: string | null, after: string | null): string {
  if (before === null)
    return after === null ? 'Nothing was counted.' : `${after} tickets closed in an average week after adoption.`;
  return after === null
    ? `${before} tickets closed in an average week before adoption; no whole week after it has passed.`
    : `${before} tickets closed in an average week before, ${after} after.`;
}
