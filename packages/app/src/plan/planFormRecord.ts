import { toCalendarDate } from '@roi-insight/report-text';
import { emptyPlanDraft, type PlanFormValues } from '@roi-insight/ui';
import { type FieldReaders, storedDay, readFields, storedText, trackerReaders } from '../form/storedFields.ts';
import { trackerRequest } from '../form/trackerRequest.ts';
import type { SessionStore } from '../storage/sessionStore.ts';
import { storedObject } from '../storage/storedValue.ts';

const storedForm = storedObject('planForm');

const storedNumber = (stored: unknown) => (typeof stored === 'number' ? stored : undefined);

const READERS: FieldReaders<Omit<PlanFormValues, 'apiKey' | 'clientId'>> = {
  ...trackerReaders,
  teams: storedText,
  start: storedDay,
  rampWeeks: storedNumber,
  smallestSaving: storedNumber,
  sizeField: storedText,
};

/** Stores the submitted form, except for the credential. */
export function writePlanForm(store: SessionStore, values: PlanFormValues): void {
  const { apiKey: _, clientId: __, ...stored } = values;
  storedForm.write(store, {
    ...stored,
    jiraUrl: trackerRequest(values).jira_url,
    start: toCalendarDate(values.start),
  });
}

/** The stored values that can be used; null if none are stored. */
export function readPlanForm(store: SessionStore, today: Date): PlanFormValues | null {
  const stored = storedForm.read(store);
  return stored === null ? null : { ...emptyPlanDraft(today), ...readFields(READERS, stored) };
}
