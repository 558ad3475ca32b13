import { isCalendarDate, trackerBase } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import { emptyPlanDraft, localMidnight, type PlanFormValues } from '@roi-insight/ui';
import type { SessionStore } from '../storage/sessionStore.ts';
import { storedObject } from '../storage/storedValue.ts';

const storedForm = storedObject('planForm');

/** Stores what was submitted, without the API key. */
export function writePlanForm(store: SessionStore, values: PlanFormValues): void {
  const { apiKey: _, ...stored } = values;
  storedForm.write(store, {
    ...stored,
    jiraUrl: trackerBase(values.jiraUrl) ?? '',
    start: toCalendarDate(values.start),
  });
}

/** The stored form, value by value; null if there is none. */
export function readPlanForm(store: SessionStore, today: Date): PlanFormValues | null {
  const stored = storedForm.read(store);
  if (stored === null) return null;
  const empty = emptyPlanDraft(today);
  const text = (name: 'email' | 'jiraUrl' | 'teams' | 'sizeField') => {
    const value = stored[name];
    return typeof value === 'string' ? value : empty[name];
  };
  const number = (name: 'rampWeeks' | 'smallestSaving') => {
    const value = stored[name];
    return typeof value === 'number' ? value : empty[name];
  };
  const { start } = stored;
  return {
    email: text('email'),
    jiraUrl: text('jiraUrl'),
    apiKey: '',
    teams: text('teams'),
    start: typeof start === 'string' && isCalendarDate(start) ? localMidnight(start) : empty.start,
    rampWeeks: number('rampWeeks'),
    smallestSaving: number('smallestSaving'),
    sizeField: text('sizeField'),
  };
}
