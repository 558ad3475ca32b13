import { type Report, SAMPLE_TRACKER } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { createFormats, defaultBrand } from '@roi-insight/report-text';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { storedScope } from '../storage/scopeRecord.ts';
import { scopeRecordOf } from '../storage/scopeRecordOf.ts';
import { createSessionStore } from '../storage/sessionStore.ts';
import { FORM_DATA_KEY } from '../storage/storageKeys.ts';
import { usageOfDashboard } from './usageOfDashboard.ts';

const formats = createFormats(defaultBrand);

const PROJECT = { jiraUrl: 'https://example.atlassian.net', projectName: 'AUR' };
const FORM = {
  ...PROJECT,
  claudeAdoptionDate: '2025-08-25',
  comparison: [{ projectName: 'BOR', hasAdopted: false, adopted: null }],
};

const { provenance } = clearWin;
if (provenance === undefined) throw new Error('the fixture has no provenance');

const reportOf = (sample: boolean): Report => ({ ...clearWin, provenance: { ...provenance, sample } });

function storeWith(form: object) {
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  store.write(FORM_DATA_KEY, JSON.stringify(form));
  return store;
}

test('the sample is analyzed again immediately, with the same teams and date', () => {
  const { project, others, needsApiKey, choose } = usageOfDashboard(formats, storeWith(FORM), reportOf(true), []);
  expect([project, others, needsApiKey]).toEqual(['AUR', ['BOR'], false]);
  expect(choose?.()).toMatchObject({
    values: { apiKey: SAMPLE_TRACKER.api_token, projectName: 'AUR', comparison: FORM.comparison },
  });
});

test('the usage files may name the project by its key or by its name', () => {
  const { key, name } = provenance.project;
  const named = (inFiles: string[]) => usageOfDashboard(formats, storeWith(FORM), reportOf(true), inFiles).project;
  expect(named([])).toBe('AUR');
  expect(named(['X', name.toUpperCase()])).toBe(name);
  expect(named([key])).toBe(key);
});

test('another project is analyzed after its API key is entered in the form, with the scope of the report', () => {
  const store = storeWith(FORM);
  const { needsApiKey, choose } = usageOfDashboard(formats, store, reportOf(false), []);
  expect(needsApiKey).toBe(true);
  expect(choose?.()).toBeNull();
  expect(storedScope.read(store)).toMatchObject({ ...PROJECT, isWaiting: true, seen: { changes: 0 } });
});

test('a choice of scope that waits for the API key is kept', () => {
  const store = storeWith(FORM);
  const choice = { scope: { types: ['10004'] } };
  storedScope.write(store, { ...scopeRecordOf(formats, PROJECT, provenance), choice, isWaiting: true });
  usageOfDashboard(formats, store, reportOf(false), []).choose?.();
  expect(storedScope.read(store)).toMatchObject({ choice, isWaiting: true });
});

test('a report from a file cannot be analyzed again on the dashboard', () => {
  expect(usageOfDashboard(formats, storeWith(PROJECT), reportOf(false), [])).toMatchObject({
    project: 'AUR',
    choose: null,
  });
  const nameless = { jiraUrl: null, projectName: null };
  expect(usageOfDashboard(formats, storeWith(nameless), reportOf(false), [])).toMatchObject({
    project: provenance.project.key,
    choose: null,
  });
});
