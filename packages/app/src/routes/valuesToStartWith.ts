import type { ConnectFormValues } from '@roi-insight/contracts';
import { fromCalendarDate } from '../calendar.ts';
import { readForm } from '../storage/readForm.ts';
import type { SessionStore } from '../storage/sessionStore.ts';

/** What the form starts with: what was submitted and failed, else what an earlier visit stored, which has no token. */
export function valuesToStartWith(draft: ConnectFormValues | null, store: SessionStore): ConnectFormValues | null {
  if (draft !== null) return draft;
  const form = readForm(store);
  if (form === null) return null;
  const { email, jiraUrl, projectName, claudeAdoptionDate } = form;
  return { email, jiraUrl, projectName, apiKey: '', launchDate: fromCalendarDate(claudeAdoptionDate) };
}
