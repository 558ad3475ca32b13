import type { Report } from '@roi-insight/contracts';
import { type Formats, roundTo } from '../format/index.ts';
import type { ChartModel } from './ChartModel.ts';
import { comparisonChart } from './comparisonChart.ts';

/** 'Pre and Post [assistant] Comparison': average hours per ticket. */
export function hoursComparisonChart(formats: Formats, report: Report, assistant: string): ChartModel {
  const before = report.summary_metrics.pre_claude.avg_hours_per_task;
  const after = report.summary_metrics.post_claude.avg_hours_per_task;
  return comparisonChart({
    title: `Pre and Post ${assistant} Comparison`,
    unit: 'Average hours per ticket',
    before,
    after,
    format: formats.hours,
    finding: finding(formats, before, after),
    empty: 'No tickets have a measured time.',
  });
}

function finding(formats: Formats, before: number | null, after: number | null): string {
  if (before === null || after === null) return 'One period has no measured tickets.';
  // Computed from the rounded values above the bars, so that the three numbers agree.
  const difference = formats.decimal(Math.abs(roundTo(before, 1) - roundTo(after, 1)));
  if (difference === formats.decimal(0)) return 'No change in hours per ticket.';
  return `${difference} ${after < before ? 'fewer' : 'more'} hours per ticket after adoption.`;
}
