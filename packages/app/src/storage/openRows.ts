import { isSectionName, type SectionName } from '@roi-insight/report-text';
import type { SessionStore } from './sessionStore.ts';

/** Key of the list of rows that the reader opened in this tab. */
export const OPEN_ROWS_KEY = 'openRows';

/** The rows that are open in this tab. Unreadable or unknown names count as closed. */
export function readOpenRows(store: SessionStore): readonly SectionName[] {
  return (store.read(OPEN_ROWS_KEY) ?? '').split(' ').filter(isSectionName);
}

export function writeOpenRows(store: SessionStore, rows: readonly SectionName[]): void {
  store.write(OPEN_ROWS_KEY, rows.join(' '));
}
