import { type Names, type Report, reportToWire } from '@roi-insight/contracts';
import { DASHBOARD_DATA_KEY } from '../storage/storageKeys.ts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { readForm } from '../form/submittedForm.ts';
import { storedScope, scopeFor } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY, createSessionStore, ECONOMICS_KEY, NAMES_KEY } from '../storage/sessionStore.ts';
import { storeReport } from './storeReport.ts';
import { createFormats, defaultBrand } from '@roi-insight/report-text';

const formats = createFormats(defaultBrand);

const PROJECT = { jiraUrl: 'https://example.atlassian.net', projectName: 'AUR' };
const OLD = { ...PROJECT, projectName: 'OLD', choice: {}, words: [], seen: null, isWaiting: true };

/** The stored items after a report has replaced another one. */
function storedAfter(
  report: Report,
  project: { jiraUrl: string | null; projectName: string | null; names?: Names } = PROJECT,
) {
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  store.write(AVAILABLE_KEY, '{}');
  store.write(NAMES_KEY, '{"company":"Other"}');
  storedScope.write(store, OLD);
  storeReport(formats, store, { report, economics: defaultEconomics, ...project });
  return store;
}

function narrowed(): Report {
  const { provenance } = clearWin;
  if (provenance === undefined) throw new Error('the fixture has no provenance');
  const scope = { types: [{ id: '10004', name: 'Bug' }] };
  return { ...clearWin, provenance: { ...provenance, scope, scope_changes: 2 } };
}

test('a report from a file replaces everything that was stored for another report', () => {
  const store = storedAfter(narrowed());
  expect(JSON.parse(store.read(DASHBOARD_DATA_KEY) ?? '')).toEqual(reportToWire(narrowed()));
  expect(JSON.parse(store.read(ECONOMICS_KEY) ?? '')).toEqual(defaultEconomics);
  expect(readForm(store)).toMatchObject(PROJECT);
  expect([store.read(AVAILABLE_KEY), store.read(NAMES_KEY)]).toEqual([null, null]);
});

test('a report from a file brings the names that were entered for it', () => {
  const names = { company: 'Acme GmbH' };
  expect(storedAfter(clearWin, { ...PROJECT, names }).read(NAMES_KEY)).toBe(JSON.stringify(names));
});

test('a logo for which the browser has no space costs only the names of a reload, not the report', () => {
  let writes = 0;
  // The names are the fourth and last item.
  const storage = memoryStorage((call) => call === 'set' && (writes += 1) > 3);
  const store = createSessionStore(() => storage);
  storeReport(formats, store, {
    report: clearWin,
    economics: defaultEconomics,
    jiraUrl: null,
    projectName: null,
    names: { logo: 'data:' },
  });
  expect([DASHBOARD_DATA_KEY, NAMES_KEY].map(store.isKept)).toEqual([true, false]);
  expect(store.read(NAMES_KEY)).toBe('{"logo":"data:"}');
});

test('the scope in a report file applies to the next analysis of that project, and earlier changes of the scope still count', () => {
  const record = scopeFor(storedAfter(narrowed()), PROJECT);
  expect(record).toMatchObject({ isWaiting: false, seen: { changes: 2 } });
  expect(record?.choice.scope?.types).toEqual(['10004']);
});

test('an earlier choice of scope is removed if the file names no project', () => {
  expect(storedScope.read(storedAfter(narrowed(), { jiraUrl: null, projectName: null }))).toBeNull();
  expect(storedScope.read(storedAfter({ ...clearWin, provenance: undefined }))).toBeNull();
});
