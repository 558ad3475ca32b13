import type { ReportChoices } from '../form/submittedForm.ts';
import type { RunProject } from './RunProject.ts';
import { changesOf, scopeFor, storedScope } from './scopeRecord.ts';
import { usageOfRun } from './usage/usageOfRun.ts';
import type { SessionStore } from './sessionStore.ts';

/** The choice of scope and calendar for one analysis, and its usage. */
export interface ScopeOfRun {
  /** The fields of the request; empty if there is neither a choice nor usage. */
  readonly fields: ReportChoices;
  /** Records that a result with this choice was shown. */
  readonly markSeen: () => void;
}

/** Reads the stored choices and the usage for the project. */
export function scopeOfRun(store: SessionStore, project: RunProject): ScopeOfRun {
  const usage = usageOfRun(store, project);
  const used = usage === null ? {} : { usage };
  const record = scopeFor(store, project);
  if (record === null) return { fields: used, markSeen: () => undefined };
  const { choice } = record;
  const { scope, calendar, measure, size_field } = choice;
  const changes = changesOf(record);
  return {
    fields: {
      ...used,
      ...(scope && { scope }),
      ...(calendar && { calendar }),
      ...(measure && { measure }),
      ...(size_field && { size_field }),
      ...(changes > 0 && { scope_changes: changes }),
    },
    markSeen: () => storedScope.write(store, { ...record, seen: { choice, changes }, isWaiting: false }),
  };
}
