import { choiceOf } from '@roi-insight/contracts';
import type { SavedReport } from '@roi-insight/report-files';
import { forgetScope, writeScope } from '../storage/scopeRecord.ts';
import type { SessionStore } from '../storage/sessionStore.ts';

/** The choice travels in the file: an analysis of the same project goes on from it. */
export function keepScope(store: SessionStore, { report, jiraUrl, projectName }: SavedReport): void {
  const { provenance } = report;
  if (provenance === undefined || jiraUrl === null || projectName === null) return forgetScope(store);
  const choice = choiceOf(provenance);
  const seen = { choice, changes: provenance.scope_changes ?? 0 };
  writeScope(store, { jiraUrl, projectName, choice, seen, isWaiting: false });
}
