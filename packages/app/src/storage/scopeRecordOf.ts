import {
  type AvailableScope,
  choiceOf,
  type Provenance,
  type ScopeChoice,
  type ScopeEntry,
} from '@roi-insight/contracts';
import { describeChoice, type Formats } from '@roi-insight/report-text';
import type { ScopeProject, ScopeRecord } from './scopeRecord.ts';

/** The record of a report whose choice applies to the next analysis of its project. */
export function scopeRecordOf(
  formats: Formats,
  { jiraUrl, projectName }: ScopeProject,
  provenance: Provenance,
): ScopeRecord {
  const choice = choiceOf(provenance);
  const seen = { choice, changes: provenance.scope_changes ?? 0 };
  return {
    jiraUrl,
    projectName,
    choice,
    words: describeChoice(formats, provenance, choice),
    seen,
    isWaiting: false,
  };
}

/** The record for creating a report again with another choice. `available` has the names of the choices. */
export function scopeRecordOfChoice(
  formats: Formats,
  project: ScopeProject,
  provenance: Provenance,
  { scope, calendar, ...rest }: ScopeChoice,
  available: AvailableScope,
): ScopeRecord {
  const { scope: before } = provenance;
  const named = (
    ids: readonly string[] | undefined,
    entries: readonly ScopeEntry[],
    others: readonly ScopeEntry[] = [],
  ) => ids?.map((id) => [...entries, ...others].find((entry) => entry.id === id) ?? { id, name: id });
  const applied = withoutDefaultZone(calendar, provenance);
  const chosen = {
    scope: scope && {
      types: named(scope.types, available.types, before?.types),
      components: named(scope.components, available.components, before?.components),
      labels: named(scope.labels, available.labels, before?.labels),
      work_statuses: named(scope.work_statuses, available.statuses, before?.work_statuses),
    },
    calendar: applied,
  };
  return {
    ...scopeRecordOf(formats, project, provenance),
    choice: { ...rest, scope, calendar: applied },
    words: describeChoice(formats, chosen, rest),
  };
}

/**
 * Removes the tracker's own time zone, because choosing it by name is not a change. The tracker's zone is known from a report for which no other zone
 * was chosen.
 */
function withoutDefaultZone(calendar: ScopeChoice['calendar'], provenance: Provenance): ScopeChoice['calendar'] {
  const isDefault = provenance.calendar?.time_zone === undefined && calendar?.time_zone === provenance.time_zone;
  return isDefault ? { ...calendar, time_zone: undefined } : calendar;
}
