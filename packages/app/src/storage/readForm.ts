import { FORM_DATA_KEY, type FormData, isTrackerUrl, parseFormData, parseJson } from '@roi-insight/contracts';
import type { SessionStore } from './sessionStore.ts';

/** The stored form; null when there is none or it is not whole. */
export function readForm(store: SessionStore): FormData | null {
  const text = store.read(FORM_DATA_KEY);
  if (text === null) return null;
  const form = parseJson(text, parseFormData);
  return form.ok ? form.value : null;
}

/** What of the stored form the dashboard shows; a part that is missing or not what it should be is null. */
export function readOrigin(store: SessionStore): { jiraUrl: string | null; projectName: string | null } {
  const { jiraUrl, projectName } = storedRecord(store);
  return {
    jiraUrl: typeof jiraUrl === 'string' && isTrackerUrl(jiraUrl) ? jiraUrl : null,
    projectName: typeof projectName === 'string' ? projectName : null,
  };
}

function storedRecord(store: SessionStore): { jiraUrl?: unknown; projectName?: unknown } {
  try {
    const stored: unknown = JSON.parse(store.read(FORM_DATA_KEY) ?? 'null');
    return typeof stored === 'object' && stored !== null ? stored : {};
  } catch {
    return {};
  }
}
