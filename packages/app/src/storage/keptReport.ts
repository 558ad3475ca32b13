import { OPEN_ROWS_KEY } from './openRows.ts';
import { AVAILABLE_KEY, ECONOMICS_KEY, NAMES_KEY, type SessionStore } from './sessionStore.ts';
import { DASHBOARD_DATA_KEY, TICKETS_KEY } from './storageKeys.ts';

/** Replaces the report of this tab. `tickets` are its tickets as JSON, if they are not part of `text`. */
export function keepReport(store: SessionStore, text: string, tickets: string | null = null): void {
  store.remove(TICKETS_KEY);
  // The report is written first, because the browser may not have space for the report and its tickets.
  store.write(DASHBOARD_DATA_KEY, text);
  if (tickets !== null) store.write(TICKETS_KEY, tickets);
}

/** Removes the report of this tab, its open rows, its names, the inputs of its net value, and the choices for another analysis of its project. */
export function forgetReport(store: SessionStore): void {
  for (const key of [DASHBOARD_DATA_KEY, TICKETS_KEY, AVAILABLE_KEY, OPEN_ROWS_KEY, ECONOMICS_KEY, NAMES_KEY])
    store.remove(key);
}
