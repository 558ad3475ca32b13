import { clearWin, loggedHours, longNames, missingEvidence, rtlName } from '@roi-insight/contracts/fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MethodologyPanel } from './MethodologyPanel.tsx';

const meta = preview.meta({
  title: 'Features/MethodologyPanel',
  component: MethodologyPanel,
  args: { report: clearWin, jiraUrl: 'https://sample.atlassian.net' },
});

/** When the reader has opened the row of the method. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When no form data is stored, and the server does not describe its measurement. */
export const NothingKnown = meta.story({
  tags: ['state:empty'],
  args: { report: missingEvidence, jiraUrl: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('your-company.atlassian.net')).toBeVisible();
  },
});

/** When too few tickets were ever in progress: the report measures elapsed time. */
export const Elapsed = meta.story({
  tags: ['state:edge'],
  args: {
    report: { ...clearWin, ...(clearWin.provenance && { provenance: { ...clearWin.provenance, measure: 'elapsed' } }) },
  },
});

/** When the tickets have logged hours: the report measures them, and the funnel counts tickets that have no logged hours. */
export const LoggedHours = meta.story({
  tags: ['state:ready'],
  args: { report: loggedHours },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hours logged in Jira')).toBeVisible();
  },
});

/** When the reader chose scope and calendar: the panel lists them and counts the changes. */
export const ScopeChosen = meta.story({
  tags: ['state:edge'],
  args: {
    report: {
      ...clearWin,
      ...(clearWin.provenance && {
        provenance: {
          ...clearWin.provenance,
          scope: {
            types: [{ id: '10004', name: 'Bug' }],
            labels: [
              { id: '', name: '' },
              { id: 'a', name: 'واجهة (2)' },
            ],
          },
          calendar: { working_days: [1, 2, 3, 7], hours: { from: '08:30', to: '18:00' }, holidays: ['2025-12-25'] },
          scope_changes: 3,
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scope or calendar changed 3 times after a result was seen.')).toBeVisible();
  },
});

/** When some histories and statuses are uncertain: the panel names the statuses, and counts the affected tickets. */
export const UncertainReading = meta.story({
  tags: ['state:edge'],
  args: {
    report: {
      ...clearWin,
      ...(clearWin.provenance && {
        provenance: {
          ...clearWin.provenance,
          incomplete_histories: 3,
          unclear_statuses: [
            { name: 'QA', tickets: 12 },
            { name: 'مراجعة (2)', tickets: 1 },
          ],
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 tickets: status changes have gaps/)).toBeVisible();
    await expect(canvas.getByText(/^“QA” \(12 tickets\)/)).toBeVisible();
  },
});

/** When the project has a very long name. */
export const LongNames = meta.story({ tags: ['state:edge'], args: { report: longNames } });

/** When the project has a name that is written from right to left. */
export const RightToLeftName = meta.story({ tags: ['state:edge'], args: { report: rtlName } });
