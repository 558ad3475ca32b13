import type { Report } from '@roi-insight/contracts';
import { totalTasks } from '@roi-insight/roi-math';
import type { Formats } from './format/index.ts';

/** The report's subtitle: the tasks of both periods. */
export function basedOnText(formats: Formats, { summary_metrics: summary, provenance }: Report): string {
  const count = formats.count(totalTasks(summary));
  return provenance?.tracker === 'file' ? `Based on ${count} tasks analyzed` : `Based on ${count} JIRA tasks analyzed`;
}
