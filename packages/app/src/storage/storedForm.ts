import type { CalendarDate } from '@roi-insight/contracts';
import type { ConnectFormValues } from '@roi-insight/ui';
import { FORM_DATA_KEY } from './storageKeys.ts';
import type { SessionStore } from './sessionStore.ts';

/** Stores the submitted values, including the token, which stays only while the request runs. */
export function writeForm(store: SessionStore, values: ConnectFormValues, adoptionDate: CalendarDate): void {
  const form = {
    email: values.email.trim(),
    jiraUrl: values.jiraUrl.trim(),
    projectName: values.projectName.trim(),
    apiKey: values.apiKey.trim(),
    launchDate: values.launchDate.toISOString(),
    claudeAdoptionDate: adoptionDate,
    comparison: values.comparison,
  };
  store.write(FORM_DATA_KEY, JSON.stringify(form));
}

/** Rewrites the stored form without the token; a form that cannot be read is removed. */
export function forgetToken(store: SessionStore): void {
  const text = store.read(FORM_DATA_KEY);
  if (text === null || !text.includes('apiKey')) return;
  try {
    store.write(
      FORM_DATA_KEY,
      JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'apiKey' ? undefined : value)),
    );
  } catch {
    store.remove(FORM_DATA_KEY);
  }
}
