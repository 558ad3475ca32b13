import { FORM_DATA_KEY, DASHBOARD_DATA_KEY, TICKETS_KEY } from './storageKeys.ts';
import { forgetReport } from './keptReport.ts';
import { AVAILABLE_KEY, ECONOMICS_KEY, NAMES_KEY, type SessionStore } from './sessionStore.ts';

/** The keys of a tab's report, including the form that it was created from. */
const KEYS = [DASHBOARD_DATA_KEY, TICKETS_KEY, AVAILABLE_KEY, ECONOMICS_KEY, NAMES_KEY, FORM_DATA_KEY];

/** Removes the report of this tab. Returns a function that restores it; null if there was no report. */
export function setReportAside(store: SessionStore): (() => void) | null {
  const items = KEYS.map((key) => [key, store.read(key)] as const);
  const hasReport = store.read(DASHBOARD_DATA_KEY) !== null;
  forgetReport(store);
  if (!hasReport) return null;
  return () => {
    for (const [key, text] of items) {
      if (text === null) store.remove(key);
      else store.write(key, text);
    }
  };
}
