import { keepReport } from '../storage/keptReport.ts';
import { OPEN_ROWS_KEY } from '../storage/openRows.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { reportToWire } from '@roi-insight/contracts';
import type { SavedReport } from '@roi-insight/report-files';
import { storedScope } from '../storage/scopeRecord.ts';
import { scopeRecordOf } from '../storage/scopeRecordOf.ts';
import { AVAILABLE_KEY, ECONOMICS_KEY, NAMES_KEY, type SessionStore } from '../storage/sessionStore.ts';
import type { Formats } from '@roi-insight/report-text';

/** Replaces the stored report with one from a file. `tickets` are as in `keepReport`. */
export function storeReport(
  formats: Formats,
  store: SessionStore,
  saved: SavedReport,
  tickets: string | null = null,
): void {
  const { report, jiraUrl, projectName, names, economics } = saved;
  store.remove(NAMES_KEY);
  store.remove(AVAILABLE_KEY);
  store.remove(OPEN_ROWS_KEY);
  storeScope(formats, store, saved);
  store.write(FORM_DATA_KEY, JSON.stringify({ jiraUrl, projectName }));
  store.write(ECONOMICS_KEY, JSON.stringify(economics));
  keepReport(store, JSON.stringify(reportToWire(report)), tickets);
  // Written last, because a logo may leave the browser no space for the report.
  if (names !== undefined) store.write(NAMES_KEY, JSON.stringify(names));
}

/** Takes the choice of scope from the file, and stores it for the next analysis of the same project. */
function storeScope(formats: Formats, store: SessionStore, { report, jiraUrl, projectName }: SavedReport): void {
  const { provenance } = report;
  if (provenance === undefined || jiraUrl === null || projectName === null) return storedScope.forget(store);
  storedScope.write(store, scopeRecordOf(formats, { jiraUrl, projectName }, provenance));
}
