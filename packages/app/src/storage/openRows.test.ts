import { expect, test } from 'vitest';
import { OPEN_ROWS_KEY, readOpenRows, writeOpenRows } from './openRows.ts';
import { createSessionStore } from './sessionStore.ts';
import { forgetReport } from './keptReport.ts';

const storeOf = () => createSessionStore(() => fakeStorage());

/** Throws like a disabled storage, so that the session store keeps the values in memory. */
function fakeStorage(): Storage {
  throw new Error('disabled');
}

test('the rows that a reader opened are open when the report is shown again', () => {
  const store = storeOf();
  expect(readOpenRows(store)).toEqual([]);
  writeOpenRows(store, ['net-savings', 'scope']);
  expect(readOpenRows(store)).toEqual(['net-savings', 'scope']);
});

test('rows with unknown names are closed', () => {
  const store = storeOf();
  store.write(OPEN_ROWS_KEY, 'net-savings toString {"a":1}');
  expect(readOpenRows(store)).toEqual(['net-savings']);
});

test('another report starts with all rows closed', () => {
  const store = storeOf();
  writeOpenRows(store, ['scope']);
  forgetReport(store);
  expect(readOpenRows(store)).toEqual([]);
});
