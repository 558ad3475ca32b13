import { type Report, reportToWire } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { readDashboard } from './readDashboard.ts';
import { createSessionStore } from './sessionStore.ts';
import { FORM_DATA_KEY } from './storageKeys.ts';

/** The dashboard if this response and this form are stored. */
function dashboardOf(text: string | null, form: string | null = null) {
  const storage = memoryStorage();
  if (form !== null) storage.setItem(FORM_DATA_KEY, form);
  return readDashboard(
    text,
    createSessionStore(() => storage),
  );
}

const stored = (report: Report) => JSON.stringify(reportToWire(report));

it.each([
  ['text that is not JSON', '{"success":tr', 'Failed to parse dashboard data'],
  ['an empty text', '', 'Failed to parse dashboard data'],
  ['other JSON', '{"cart":[1,2]}', 'No data available'],
  ['a report without its figures', '{"success":true}', 'No data available'],
  ['a stored failure', '{"success":false,"error":"The project is empty."}', 'The project is empty.'],
])('the dashboard explains why there is no report: %s', (_what, text, message) => {
  expect(dashboardOf(text).state).toEqual({ kind: 'failed', message });
});

it('if nothing is stored, the dashboard says whether an analysis was started', () => {
  const message = 'No data available. Please submit the form first.';
  expect(dashboardOf(null).state).toMatchObject({ message, hint: expect.stringMatching(/^Reports stay in the tab/) });
  expect(dashboardOf(null, '{}').state).toMatchObject({
    message,
    hint: expect.stringMatching(/^The last analysis didn’t/),
  });
});

it('the dashboard has the report, and also the tracker if the stored form names one', () => {
  const form = '{"jiraUrl":"https://stored.example"}';
  expect(dashboardOf(stored(clearWin), form).state).toMatchObject({ kind: 'ready', jiraUrl: 'https://stored.example' });
  expect(dashboardOf(stored(clearWin), '[[').state).toMatchObject({ kind: 'ready', jiraUrl: null });
});

it('the console is told what makes a report unreadable, and which fields are ignored', () => {
  const { evidence: _, comparison: _none, provenance: _origin, ...foreign } = reportToWire(clearWin);
  const summary = { ...foreign.summary_metrics, claude_adoption_date: '08/25/2025' };
  expect(dashboardOf(JSON.stringify({ ...foreign, summary_metrics: summary })).warnings).toEqual([
    expect.stringMatching(/^The report is unreadable: summary_metrics\.claude_adoption_date .*\.$/),
  ]);
  const { state, warnings } = dashboardOf(JSON.stringify({ ...foreign, usage: 'weekly' }));
  expect(state.kind).toBe('ready');
  expect(warnings).toEqual([expect.stringMatching(/^A field of the report is ignored: usage /)]);
});
