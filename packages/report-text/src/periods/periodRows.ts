import type { Report } from '@roi-insight/contracts';
import { tasksPerWeek, totalDays } from '@roi-insight/roi-math';
import { describeChange, type Formats, MISSING } from '../format/index.ts';

type Value = number | null;

/** Rows of the before/after table: measure, before, after, change. */
export function periodRows(formats: Formats, report: Report): readonly (readonly string[])[] {
  const { pre_claude: pre, post_claude: post } = report.summary_metrics;
  const row = (name: string, before: Value, after: Value, format: (value: Value) => string) => [
    name,
    format(before),
    format(after),
    change(formats, before, after),
  ];
  // Sums of windows of different lengths cannot be compared.
  const sum = haveEqualDays(report) ? row : (...cells: Parameters<typeof row>) => [...row(...cells).slice(0, 3), ''];
  return [
    sum('Total tasks', pre.total_tasks, post.total_tasks, formats.count),
    sum('Completed', pre.completed_tasks, post.completed_tasks, formats.count),
    [
      ...row('Completion rate', pre.completion_rate, post.completion_rate, formats.percent).slice(0, 3),
      points(formats, report),
    ],
    row(
      'Tasks per week (including open ones)',
      tasksPerWeek(report, 'pre'),
      tasksPerWeek(report, 'post'),
      formats.decimal,
    ),
    row('Average days per task', pre.avg_days_per_task, post.avg_days_per_task, formats.decimal),
    row('Average hours per task', pre.avg_hours_per_task, post.avg_hours_per_task, formats.hours),
    row('Average cost per task', pre.avg_cost_per_task, post.avg_cost_per_task, formats.cents),
    sum('Total cost', pre.total_cost, post.total_cost, formats.moneyHeadline),
  ];
}

function haveEqualDays(report: Report): boolean {
  const days = totalDays(report, 'pre');
  return days !== null && days === totalDays(report, 'post');
}

function change(formats: Formats, before: Value, after: Value): string {
  return before === null || after === null || before === 0
    ? MISSING
    : describeChange(formats, ((after - before) / before) * 100);
}

/** The change of a share, in percentage points. */
function points(formats: Formats, { summary_metrics: { pre_claude: pre, post_claude: post } }: Report): string {
  if (pre.completion_rate === null || post.completion_rate === null) return MISSING;
  return describeChange(formats, post.completion_rate - pre.completion_rate).replace('%', ' points');
}

/** The reason for a missing value of the table; null if no value is missing. */
export function missingReason(formats: Formats, report: Report): string | null {
  const { pre_claude: pre, post_claude: post } = report.summary_metrics;
  const periods = [
    ...(pre.avg_hours_per_task === null ? ['before'] : []),
    ...(post.avg_hours_per_task === null ? ['after'] : []),
  ];
  if (periods.length > 0) return `${MISSING} means no ticket ${periods.join(' or ')} adoption has a measured time.`;
  return periodRows(formats, report).some((cells) => cells.at(-1) === MISSING)
    ? `${MISSING} in the last column: the figure before adoption is zero, so there is no percentage change.`
    : null;
}
