import { isCalendarDate, trackerBase } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import { emptyPlanDraft, localMidnight, type PlanFormValues } from '@roi-insight/ui';
import type { SessionStore } from '../storage/sessionStore.ts';

const PLAN_FORM_KEY = 'planForm';

/** Stores what was submitted, without the API key. */
export function writePlanForm(store: SessionStore, values: PlanFormValues): void {
  const stored = {
    ...values,
    apiKey: undefined,
    jiraUrl: trackerBase(values.jiraUrl) ?? '',
    start: toCalendarDate(values.start),
  };
  store.write(PLAN_FORM_KEY, JSON.stringify(stored));
}

/** The stored form, value by value; null if there is none. */
export function readPlanForm(store: SessionStore, today: Date): PlanFormValues | null {
  const stored = storedObject(store.read(PLAN_FORM_KEY));
  if (stored === null) return null;
  const empty = emptyPlanDraft(today);
  const text = (name: 'email' | 'jiraUrl' | 'teams' | 'sizeField') => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'string' ? value : empty[name];
  };
  const number = (name: 'rampWeeks' | 'smallestSaving') => {
    const value: unknown = Reflect.get(stored, name);
    return typeof value === 'number' ? value : empty[name];
  };
  const start: unknown = Reflect.get(stored, 'start');
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

function storedObject(text: string | null): object | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
