import type { ConnectFormValues } from '@roi-insight/contracts';
import { emptyDraft, localDay } from '@roi-insight/ui';
import { readForm } from '../storage/readForm.ts';
import type { SessionStore } from '../storage/sessionStore.ts';

/** What the form starts with: what was submitted and failed, else what an earlier visit stored, which has no token. */
export function valuesToStartWith(draft: ConnectFormValues | null, store: SessionStore): ConnectFormValues {
  if (draft !== null) return draft;
  const { email, jiraUrl, projectName, adoptionDate } = readForm(store);
  return {
    ...emptyDraft(),
    ...(email !== null && { email }),
    ...(jiraUrl !== null && { jiraUrl }),
    ...(projectName !== null && { projectName }),
    ...(adoptionDate !== null && { launchDate: localDay(adoptionDate) }),
  };
}
