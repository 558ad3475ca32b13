import { parseFailure, parseReport } from '@roi-insight/contracts';
import type { DashboardState } from '@roi-insight/ui';

/**
 * What the stored answer gives the dashboard to show: a report, or a sentence that says why it is missing.
 * @param text the stored answer; null: nothing is stored
 * @param jiraUrl the tracker that was asked, as the form stored it
 */
export function readDashboard(
  text: string | null,
  jiraUrl: string | null,
): Exclude<DashboardState, { kind: 'loading' }> {
  if (text === null) return failed('No data available. Please submit the form first.');
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return failed('Failed to parse dashboard data');
  }
  const report = parseReport(stored);
  if (report.ok) return { kind: 'ready', report: report.value, jiraUrl };
  const failure = parseFailure(stored);
  return failed(failure.ok ? failure.value.error : 'No data available');
}

const failed = (message: string) => ({ kind: 'failed', message }) as const;
