import { describe, expect, test } from 'vitest';
import { inEveryZone } from '../../../report-text/test/inEveryZone.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { createSessionStore } from '../storage/sessionStore.ts';
import { readForm, type StoredForm, toRequest, writeForm } from './submittedForm.ts';

const remembered: Required<StoredForm> = {
  email: 'dev@example.com',
  jiraUrl: 'https://example.atlassian.net',
  projectName: 'AUR',
  launchDate: new Date(2025, 7, 25),
  includeTickets: true,
  comparison: [
    { projectName: 'BOR', hasAdopted: false, adopted: '2025-06-02' },
    { projectName: 'Cinder Mobile', hasAdopted: true, adopted: '2025-06-02' },
  ],
};

const values = { ...remembered, apiKey: 'secret-token-12345678', clientId: 'client-0001' };

const choices = { scope: { types: ['10004'] } };

inEveryZone('the request and the stored form contain the day that the user picked', () => {
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  const picked = { ...values, launchDate: new Date(2025, 7, 25) };
  expect(toRequest(picked, {}).claude_adoption_date).toBe('2025-08-25');
  writeForm(store, picked);
  expect(readForm(store).launchDate).toEqual(new Date(2025, 7, 25));
});

describe('the request', () => {
  test('has all values of the form and the choices on the report', () => {
    expect(toRequest(values, choices)).toStrictEqual({
      jira_url: values.jiraUrl,
      email: values.email,
      api_token: values.apiKey,
      client_id: 'client-0001',
      project_name: 'AUR',
      claude_adoption_date: '2025-08-25',
      include_tickets: true,
      comparison: [
        { project_name: 'BOR', adopted: null },
        { project_name: 'Cinder Mobile', adopted: '2025-06-02' },
      ],
      ...choices,
    });
  });

  test('omits the values that were not chosen', () => {
    const request = toRequest({ ...values, clientId: null, includeTickets: false, comparison: [] }, {});
    expect(request).not.toHaveProperty('client_id');
    expect(request).not.toHaveProperty('include_tickets');
    expect(request).not.toHaveProperty('comparison');
  });
});

describe('the stored form', () => {
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  const read = (text: string) => {
    store.write('formData', text);
    return readForm(store);
  };

  test('restores all values except the credential', () => {
    writeForm(store, values);
    expect(readForm(store)).toEqual(remembered);
  });

  test('never has the client ID, where people type the secret, nor restores one of an earlier version', () => {
    writeForm(store, { ...values, clientId: 'hush' });
    expect(store.read('formData')).not.toContain('hush');
    expect(read(JSON.stringify({ clientId: 'hush' }))).toEqual({});
  });

  test('has no secret that was typed with the address, and the request has none either', () => {
    const typed = { ...values, jiraUrl: 'https://example.atlassian.net/?os_password=hush&atl_token=hush#jwt=hush' };
    writeForm(store, typed);
    expect(store.read('formData')).not.toContain('hush');
    expect(readForm(store)).toEqual(remembered);
    expect(toRequest(typed, {}).jira_url).toBe(values.jiraUrl);
    expect(read(JSON.stringify({ jiraUrl: 'https://user:hush@example.com?a=hush' })).jiraUrl).toBe(
      'https://example.com',
    );
  });

  test('is restored as far as possible if an earlier version stored it', () => {
    const earlier = { email: 'a@b.co', projectName: 'AUR', claudeAdoptionDate: '2025-06-02', apiKey: 'x', unknown: 1 };
    expect(read(JSON.stringify(earlier))).toEqual({
      email: 'a@b.co',
      projectName: 'AUR',
      launchDate: new Date(2025, 5, 2),
    });
  });

  test.each([
    { email: 1 },
    { jiraUrl: null },
    { jiraUrl: 'javascript:alert(1)' },
    { projectName: ['AUR'] },
    { claudeAdoptionDate: '2025-02-30' },
    { claudeAdoptionDate: ['2025-08-25'] },
    { claudeAdoptionDate: { toString: 1 } },
    { launchDate: '2025-08-25T04:00:00.000Z' },
    { includeTickets: 'true' },
    { comparison: null },
    { comparison: 'BOR' },
    { comparison: ['BOR'] },
    { comparison: [null] },
    { comparison: [{ projectName: 'BOR', hasAdopted: true }] },
    { comparison: [{ projectName: 1, hasAdopted: false, adopted: null }] },
    { comparison: [{ projectName: 'BOR', hasAdopted: true, adopted: '2025-02-30' }] },
    { comparison: [{ projectName: 'BOR', hasAdopted: true, adopted: ['2025-06-02'] }] },
    { comparison: [{ projectName: 'BOR', hasAdopted: true, adopted: { toString: null } }] },
    { comparison: [{ projectName: 'BOR', adopted: null }] },
  ])('drops the invalid value %j', (stored) => expect(read(JSON.stringify(stored))).toEqual({}));

  test.each(['', '[[', 'null', '1', '"text"'])('is empty if the text is %j', (text) => expect(read(text)).toEqual({}));
});
