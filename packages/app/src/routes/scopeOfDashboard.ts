import {
  availableScopeSchema,
  type CalendarDate,
  parseJson,
  parseWith,
  type Report,
  type ScopeChoice,
} from '@roi-insight/contracts';
import { localMidnight, type ScopeState } from '@roi-insight/ui';
import type { Submission } from '../analysis/createAnalysisController.ts';
import { readForm } from '../form/submittedForm.ts';
import { scopeFor, storedScope } from '../storage/scopeRecord.ts';
import { scopeRecordOf, scopeRecordOfChoice } from '../storage/scopeRecordOf.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { AVAILABLE_KEY, type SessionStore } from '../storage/sessionStore.ts';
import { sampleSubmission } from './sampleSubmission.ts';
import type { Formats } from '@roi-insight/report-text';

/** The scope options for analyzing the project of a report again. */
interface DashboardScope {
  readonly scope: Extract<ScopeState, { kind: 'ready' }>;
  /** Stores a choice and returns the submission to start; null if the API key has to be entered first. */
  readonly choose: (choice: ScopeChoice) => Submission | null;
  /** Like `choose`, for another adoption date. The new date counts like a changed scope, because it was chosen after a result was seen. */
  readonly chooseDate: (adopted: CalendarDate) => Submission | null;
}

/** Null if the choices or the report's project are not stored. */
export function scopeOfDashboard(formats: Formats, store: SessionStore, report: Report): DashboardScope | null {
  const available = parseJson(store.read(AVAILABLE_KEY) ?? '', (input) => parseWith(availableScopeSchema, input));
  const form = readForm(store);
  const { jiraUrl, projectName } = form;
  const { provenance } = report;
  if (!available.ok || jiraUrl === undefined || projectName === undefined || provenance === undefined) return null;
  const project = { jiraUrl, projectName };
  const record = scopeFor(store, project);
  const sample = sampleSubmission(report, form);
  return {
    scope: {
      kind: 'ready',
      available: available.value,
      needsApiKey: sample === null,
      waiting: record?.isWaiting === true ? record.choice : null,
    },
    choose: (choice) => {
      const next = scopeRecordOfChoice(formats, project, provenance, choice, available.value);
      storedScope.write(store, { ...next, isWaiting: sample === null });
      return sample;
    },
    chooseDate: (adopted) => {
      const { seen, ...next } = scopeRecordOf(formats, project, provenance);
      const counted = seen && { ...seen, changes: seen.changes + 1 };
      storedScope.write(store, { ...next, seen: counted, isWaiting: sample === null });
      if (sample !== null) return { values: { ...sample.values, launchDate: localMidnight(adopted) } };
      store.write(FORM_DATA_KEY, JSON.stringify({ ...form, claudeAdoptionDate: adopted }));
      return null;
    },
  };
}
