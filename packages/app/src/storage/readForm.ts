import { FORM_DATA_KEY, type FormData, parseFormData, parseJson } from '@roi-insight/contracts';
import type { SessionStore } from './sessionStore.ts';

/** The stored form; null when there is none or it is not ours. */
export function readForm(store: SessionStore): FormData | null {
  const text = store.read(FORM_DATA_KEY);
  if (text === null) return null;
  const form = parseJson(text, parseFormData);
  return form.ok ? form.value : null;
}
