import { type AvailableScope, type Report, SAMPLE_TRACKER } from '@roi-insight/contracts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { localMidnight } from '@roi-insight/ui';
import { readForm } from '../form/submittedForm.ts';
import { scopeOfRun } from '../storage/scopeOfRun.ts';
import { storedScope } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY, createSessionStore } from '../storage/sessionStore.ts';
import { scopeOfDashboard } from './scopeOfDashboard.ts';
import { createFormats, defaultBrand } from '@roi-insight/report-text';

const formats = createFormats(defaultBrand);

const FORM = { jiraUrl: 'https://example.atlassian.net', projectName: 'AUR', claudeAdoptionDate: '2025-08-25' };
const AVAILABLE: AvailableScope = {
  types: [{ id: '10004', name: 'Bug', tickets: 9 }],
  components: [],
  labels: [],
  statuses: [],
};
const BUGS = { scope: { types: ['10004'] } };

function setUp({ form = FORM, available = JSON.stringify(AVAILABLE) }: { form?: object; available?: string } = {}) {
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  store.write(FORM_DATA_KEY, JSON.stringify(form));
  store.write(AVAILABLE_KEY, available);
  return store;
}

function reportOf(sample: boolean, scope_changes?: number): Report {
  const { provenance } = clearWin;
  if (provenance === undefined) throw new Error('the fixture has no provenance');
  return { ...clearWin, provenance: { ...provenance, sample, scope_changes } };
}

test('a choice that waits for the API key is shown again until the key is entered', () => {
  const store = setUp();
  const found = scopeOfDashboard(formats, store, reportOf(false, 2));
  expect(found?.scope).toEqual({ kind: 'ready', available: AVAILABLE, needsApiKey: true, waiting: null });
  expect(found?.choose(BUGS)).toBeNull();
  expect(storedScope.read(store)).toMatchObject({ choice: BUGS, isWaiting: true, seen: { changes: 2 } });
  expect(scopeOfDashboard(formats, store, reportOf(false, 2))?.scope.waiting).toMatchObject(BUGS);
});

test('if no choice waits for the API key, the panel shows the scope of the report', () => {
  const store = setUp();
  scopeOfDashboard(formats, store, reportOf(true))?.choose(BUGS);
  expect(storedScope.read(store)).toMatchObject({ choice: BUGS, isWaiting: false });
  expect(scopeOfDashboard(formats, store, reportOf(true))?.scope.waiting).toBeNull();
});

test('the sample is analyzed again immediately, with its public key', () => {
  const found = scopeOfDashboard(formats, setUp(), reportOf(true));
  expect(found?.scope.needsApiKey).toBe(false);
  expect(found?.choose({})).toMatchObject({ values: { apiKey: SAMPLE_TRACKER.api_token, projectName: 'AUR' } });
});

test('a change of the adoption date counts like a change of scope, and waits for the API key in the form', () => {
  const store = setUp();
  expect(scopeOfDashboard(formats, store, reportOf(false, 2))?.chooseDate('2025-10-20')).toBeNull();
  expect(storedScope.read(store)).toMatchObject({ isWaiting: true, seen: { changes: 3 } });
  expect(readForm(store)).toMatchObject({ projectName: 'AUR', launchDate: localMidnight('2025-10-20') });
});

test('with another adoption date, the sample is analyzed again immediately', () => {
  const store = setUp();
  const submission = scopeOfDashboard(formats, store, reportOf(true))?.chooseDate('2025-10-20');
  expect(submission?.values.launchDate).toEqual(localMidnight('2025-10-20'));
  expect(submission && scopeOfRun(store, submission.values).fields).toEqual({ scope_changes: 1 });
});

test.each([
  { available: '' },
  { available: '{"types":[]}' },
  { form: {} },
  { form: { ...FORM, projectName: undefined } },
])('there are no choices if an item is missing in the storage: %j', (stored) => {
  expect(scopeOfDashboard(formats, setUp(stored), reportOf(false))).toBeNull();
});

test('there are no choices if the report has no provenance', () => {
  expect(scopeOfDashboard(formats, setUp(), { ...clearWin, provenance: undefined })).toBeNull();
});
