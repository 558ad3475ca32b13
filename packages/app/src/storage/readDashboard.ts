import { parseFailure, parseReport } from '@roi-insight/contracts';
import { missingReportTexts } from '@roi-insight/report-text';
import { FORM_DATA_KEY } from './storageKeys.ts';
import type { DashboardState } from '@roi-insight/ui';
import { readForm } from '../form/submittedForm.ts';
import type { SessionStore } from './sessionStore.ts';

/** The dashboard of the stored response: a report, or the reason why it is missing. Null: nothing is stored. */
export function readDashboard(text: string | null, store: SessionStore): Exclude<DashboardState, { kind: 'loading' }> {
  if (text === null) {
    const hint = store.read(FORM_DATA_KEY) === null ? missingReportTexts.otherTab : missingReportTexts.notCompleted;
    return { kind: 'failed', message: missingReportTexts.nothingStored, hint };
  }
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return failed(missingReportTexts.damaged);
  }
  const report = parseReport(stored);
  if (report.ok) return { kind: 'ready', report: report.value, jiraUrl: readForm(store).jiraUrl ?? null };
  const failure = parseFailure(stored);
  return failed(failure.ok ? failure.value.error : missingReportTexts.noReport);
}

const failed = (message: string) => ({ kind: 'failed', message }) as const;
