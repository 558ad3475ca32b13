import type { FetchJiraRequest } from '@roi-insight/contracts';
import type { TeamValues } from '@roi-insight/ui';
import { readForm } from './readForm.ts';
import { changesOf, scopeFor, type ScopeProject, writeScope } from './scopeRecord.ts';
import type { SessionStore } from './sessionStore.ts';

/** The choice of teams, scope and calendar for one analysis. */
export interface ScopeOfRun {
  /** The fields of the request; empty without a choice. */
  readonly fields: Pick<FetchJiraRequest, 'scope' | 'calendar' | 'scope_changes' | 'comparison'>;
  /** Records that a result with this choice is shown. */
  readonly markSeen: () => void;
}

/** Reads the stored choices for the project, including the submitted form. */
export function scopeOfRun(store: SessionStore, project: ScopeProject): ScopeOfRun {
  const teams = readForm(store).comparison.map(toRequest);
  const comparison = teams.length > 0 ? { comparison: teams } : {};
  const record = scopeFor(store, project);
  if (record === null) return { fields: comparison, markSeen: () => undefined };
  const { choice } = record;
  const { scope, calendar } = choice;
  const changes = changesOf(record);
  return {
    fields: {
      ...comparison,
      ...(scope && { scope }),
      ...(calendar && { calendar }),
      ...(changes > 0 && { scope_changes: changes }),
    },
    markSeen: () => writeScope(store, { ...record, seen: { choice, changes }, isWaiting: false }),
  };
}

const toRequest = ({ projectName, hasAdopted, adopted }: TeamValues) => ({
  project_name: projectName.trim(),
  adopted: hasAdopted ? adopted : null,
});
