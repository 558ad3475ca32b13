import type { Report, TrackerKind } from '@roi-insight/contracts';
import { totalTasks } from '@roi-insight/roi-math';
import type { Formats } from './format/index.ts';

/** The report's subtitle, with the number of tasks in both periods together. */
export function basedOnText(formats: Formats, { summary_metrics: summary, provenance }: Report): string {
  const count = formats.count(totalTasks(summary));
  return `Based on ${count} ${TASKS[provenance?.tracker ?? 'cloud']} analyzed`;
}

const TASKS: Readonly<Record<TrackerKind, string>> = {
  cloud: 'JIRA tasks',
  'data-center': 'JIRA tasks',
  file: 'tasks',
};
