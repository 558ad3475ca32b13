import type { SummaryMetrics } from '@roi-insight/contracts';

/** Tasks in both periods: the N in "Based on N JIRA tasks analyzed". */
export function totalTasks(summary: SummaryMetrics): number {
  return summary.pre_claude.total_tasks + summary.post_claude.total_tasks;
}
