import { parseFailure, parseReport } from '@roi-insight/contracts';
import { missingReportTexts } from '@roi-insight/report-text';
import { FORM_DATA_KEY } from './storageKeys.ts';
import type { DashboardState } from '@roi-insight/ui';
import { readForm } from '../form/submittedForm.ts';
import type { SessionStore } from './sessionStore.ts';

type Shown = Exclude<DashboardState, { kind: 'loading' }>;

/** The dashboard of a stored response, and lines for the console about what cannot be read in it. */
export interface ReadDashboard {
  readonly state: Shown;
  readonly warnings: readonly string[];
}

/** The dashboard of the stored response: a report, or the reason why it is missing. Null: nothing is stored. */
export function readDashboard(text: string | null, store: SessionStore): ReadDashboard {
  if (text === null) {
    const hint = store.read(FORM_DATA_KEY) === null ? missingReportTexts.otherTab : missingReportTexts.notCompleted;
    return failed({ message: missingReportTexts.nothingStored, hint });
  }
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return failed({ message: missingReportTexts.damaged });
  }
  const warnings: string[] = [];
  const report = parseReport(stored, ({ message }) => warnings.push(missingReportTexts.ignored(message)));
  if (report.ok) {
    return { state: { kind: 'ready', report: report.value, jiraUrl: readForm(store).jiraUrl ?? null }, warnings };
  }
  const failure = parseFailure(stored);
  if (failure.ok) return failed({ message: failure.value.error });
  return failed({ message: missingReportTexts.noReport }, [missingReportTexts.unreadable(report.error.message)]);
}

function failed(
  texts: { readonly message: string; readonly hint?: string },
  warnings: readonly string[] = [],
): ReadDashboard {
  return { state: { kind: 'failed', ...texts }, warnings };
}
