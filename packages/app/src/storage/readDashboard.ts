import { parseFailure, parseReport } from '@roi-insight/contracts';
import { FORM_DATA_KEY } from './storageKeys.ts';
import type { DashboardState } from '@roi-insight/ui';
import { readForm } from '../form/submittedForm.ts';
import type { SessionStore } from './sessionStore.ts';

/** The dashboard of the stored response: a report, or the reason why it is missing. Null: nothing is stored. */
export function readDashboard(text: string | null, store: SessionStore): Exclude<DashboardState, { kind: 'loading' }> {
  if (text === null) {
    const hint = store.read(FORM_DATA_KEY) === null ? NO_REPORT_HINT : NOT_COMPLETED_HINT;
    return { kind: 'failed', message: 'No data available. Please submit the form first.', hint };
  }
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return failed('Failed to parse dashboard data');
  }
  const report = parseReport(stored);
  if (report.ok) return { kind: 'ready', report: report.value, jiraUrl: readForm(store).jiraUrl ?? null };
  const failure = parseFailure(stored);
  return failed(failure.ok ? failure.value.error : 'No data available');
}

const NO_REPORT_HINT = 'Reports stay in the tab that created them. Drop a saved report here to open it.';

const NOT_COMPLETED_HINT =
  'The last analysis didn’t finish: reloading or leaving the page stops it. Your entries are still in the form, except for the API key.';

const failed = (message: string) => ({ kind: 'failed', message }) as const;
