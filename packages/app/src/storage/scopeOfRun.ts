import type { FetchJiraRequest } from '@roi-insight/contracts';
import { changesOf, scopeFor, type ScopeProject, writeScope } from './scopeRecord.ts';
import type { SessionStore } from './sessionStore.ts';

/** What was chosen of scope and calendar, as one analysis uses it. */
export interface ScopeOfRun {
  /** The fields of the request; none without a choice. */
  readonly fields: Pick<FetchJiraRequest, 'scope' | 'calendar' | 'scope_changes'>;
  /** Records that a verdict with this choice is shown. */
  readonly markSeen: () => void;
}

/** Reads what is stored for the project. */
export function scopeOfRun(store: SessionStore, project: ScopeProject): ScopeOfRun {
  const record = scopeFor(store, project);
  if (record === null) return { fields: {}, markSeen: () => undefined };
  const { choice } = record;
  const { scope, calendar } = choice;
  const changes = changesOf(record);
  return {
    fields: { ...(scope && { scope }), ...(calendar && { calendar }), ...(changes > 0 && { scope_changes: changes }) },
    markSeen: () => writeScope(store, { ...record, seen: { choice, changes }, isWaiting: false }),
  };
}
