import type { ReportChoices } from '../form/submittedForm.ts';
import { changesOf, scopeFor, type ScopeProject, writeScope } from './scopeRecord.ts';
import type { SessionStore } from './sessionStore.ts';

/** The choice of scope and calendar for one analysis. */
export interface ScopeOfRun {
  /** The fields of the request; empty without a choice. */
  readonly fields: ReportChoices;
  /** Records that a result with this choice is shown. */
  readonly markSeen: () => void;
}

/** Reads the stored choices for the project. */
export function scopeOfRun(store: SessionStore, project: ScopeProject): ScopeOfRun {
  const record = scopeFor(store, project);
  if (record === null) return { fields: {}, markSeen: () => undefined };
  const { choice } = record;
  const { scope, calendar, measure, size_field } = choice;
  const changes = changesOf(record);
  return {
    fields: {
      ...(scope && { scope }),
      ...(calendar && { calendar }),
      ...(measure && { measure }),
      ...(size_field && { size_field }),
      ...(changes > 0 && { scope_changes: changes }),
    },
    markSeen: () => writeScope(store, { ...record, seen: { choice, changes }, isWaiting: false }),
  };
}
