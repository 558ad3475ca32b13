import type { Report } from '@roi-insight/contracts';
import { completedTasksPerWeek, tasksPerWeek } from '@roi-insight/roi-math';
import { type Formats, roundTo } from '../format/index.ts';
import type { ChartModel } from './ChartModel.ts';
import { comparisonChart } from './comparisonChart.ts';

/** 'Average Tasks Completed per Week': total tasks / total days × 7. */
export function tasksPerWeekChart(formats: Formats, report: Report): ChartModel {
  const before = tasksPerWeek(report, 'pre');
  const after = tasksPerWeek(report, 'post');
  return comparisonChart({
    title: 'Average Tasks Completed per Week',
    unit: 'Tasks per week',
    before,
    after,
    format: formats.decimal,
    finding: finding(formats, report, before, after),
    empty: 'The length of the periods is unknown.',
  });
}

function finding(formats: Formats, report: Report, before: number | null, after: number | null): string {
  if (before === null || after === null) return 'The length of one period is unknown.';
  // Computed from the rounded values above the bars, so that the three numbers agree.
  const difference = roundTo(after, 1) - roundTo(before, 1);
  const size = formats.decimal(Math.abs(difference));
  const isSame = size === formats.decimal(0);
  const change = isSame ? 'No change in tasks per week' : `${size} ${difference < 0 ? 'fewer' : 'more'} tasks per week`;
  const completed = completedOnly(formats, report);
  if (completed !== null) return `${change} (including open ones). ${completed}`;
  return isSame ? `${change}.` : `${change} after adoption.`;
}

/** A note that the title says completed tasks, but the specified formula counts all tasks. Null if all tasks are completed. */
function completedOnly(formats: Formats, report: Report): string | null {
  const { pre_claude: pre, post_claude: post } = report.summary_metrics;
  const before = completedTasksPerWeek(report, 'pre');
  const after = completedTasksPerWeek(report, 'post');
  const isSame = pre.completed_tasks === pre.total_tasks && post.completed_tasks === post.total_tasks;
  if (isSame || before === null || after === null) return null;
  return `Completed only: ${formats.decimal(before)} before, ${formats.decimal(after)} after.`;
}
