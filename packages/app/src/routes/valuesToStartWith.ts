import { type ConnectFormValues, DEFAULT_ADOPTION_DATE } from '@roi-insight/contracts';
import { fromCalendarDate } from '../calendar.ts';
import { readForm } from '../storage/readForm.ts';
import type { SessionStore } from '../storage/sessionStore.ts';

/** What the form starts with: what was submitted and failed, else what an earlier visit stored, which has no token. */
export function valuesToStartWith(draft: ConnectFormValues | null, store: SessionStore): ConnectFormValues {
  if (draft !== null) return draft;
  const { email, jiraUrl, projectName, adoptionDate } = readForm(store);
  return {
    email: email ?? '',
    jiraUrl: jiraUrl ?? '',
    projectName: projectName ?? '',
    apiKey: '',
    launchDate: fromCalendarDate(adoptionDate ?? DEFAULT_ADOPTION_DATE),
  };
}
