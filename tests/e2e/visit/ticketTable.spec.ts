import type { Page } from 'playwright/test';
import { localJiraExport } from '../../../packages/ticket-files/test/exports/localJiraExport.ts';
import { trackerExport } from '../../../packages/ticket-files/test/exports/trackerExport.ts';
import { violations } from '../support/axe.ts';
import { dropFile } from '../support/dropFile.ts';
import { expect, RELEASE, test } from '../support/test.ts';

test.use({ timezoneId: 'UTC' });

const DAY = 86_400_000;

/** Two tickets a day on the first days of each month: their dates are ambiguous, as day and month can be swapped. */
function ambiguousTable(): string {
  const rows = ['Ticket;Kind;Opened;Begun;Closed'];
  const two = (number: number) => String(number).padStart(2, '0');
  const written = (ms: number) => {
    const date = new Date(ms);
    const time = `${two(date.getUTCHours())}:${two(date.getUTCMinutes())}`;
    return `${two(date.getUTCMonth() + 1)}/${two(date.getUTCDate())}/${date.getUTCFullYear()} ${time}`;
  };
  for (let month = 0; month < 14; month += 1) {
    for (let index = 0; index < 40; index += 1) {
      const start = Date.UTC(2024, 9 + month, 1 + (index % 10), 9);
      const hours = (month < 10 ? 6 : 3) + (index % 3) / 2;
      const [begun, done] = [written(start), written(start + hours * 3_600_000)];
      rows.push(`T-${month}-${index};Story;${written(start - (start % DAY))};${begun};${done}`);
    }
  }
  return rows.join('\n');
}

async function chooseColumns(page: Page): Promise<void> {
  for (const [label, heading] of [
    ['Ticket ID', 'Ticket'],
    ['Created', 'Opened'],
    ['Work started (optional)', 'Begun'],
    ['Completed', 'Closed'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).selectOption(heading);
  }
}

for (const [tracker, name, says, details] of [
  ['jira', 'Jira', /there is no verdict\. For a verdict, connect to Jira directly/, {}],
  ['linear', 'Linear', /Compare this number/, {}],
  ['gitlab', 'GitLab', /there is no verdict/, RELEASE],
  ['azure-boards', 'Azure Boards', /Compare this number/, RELEASE],
] as const) {
  test(
    `an export of ${name} is dropped, its number of tickets is confirmed, and its report opens`,
    details,
    async ({ page }) => {
      await page.goto('/form');
      const text = trackerExport(tracker);
      await dropFile(page, `${tracker}.csv`, text);
      const dialog = page.getByRole('dialog', { name: new RegExp(`^\\d+ tickets from ${name}$`) });
      await expect(dialog).toContainText(says);
      await expect(dialog).toContainText('Adoption date: Aug 25, 2025 (from the form).');
      expect(await violations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Analyze' }).click();
      await expect(page).toHaveURL('/dashboard');
      await expect(page.getByText(/^Based on [\d,]+ /)).toBeVisible();
    },
  );
}

test('the reader chooses the columns of another table and answers one question about an ambiguous date; the choice and the answer are remembered', async ({
  page,
}) => {
  await page.goto('/form');
  await dropFile(page, 'team.csv', ambiguousTable());
  const dialog = page.getByRole('dialog', { name: 'What do these columns mean?' });
  const analyze = dialog.getByRole('button', { name: 'Analyze' });
  await expect(analyze).toBeDisabled();

  // A column without dates is refused; the other choices stay.
  await chooseColumns(page);
  const order = dialog.getByLabel('Which day is “10/01/2024', { exact: false });
  await expect(order).toHaveCount(1);
  await expect(analyze).toBeDisabled();
  await order.selectOption({ label: 'Oct 1, 2024 (month first)' });
  await expect(dialog).toContainText('10/01/2024 09:00 = Oct 1, 2024');
  await page.getByLabel('Completed', { exact: true }).selectOption('Kind');
  await analyze.click();
  await expect(page.getByRole('dialog', { name: /^We couldn’t read / })).toContainText('is not a date');
  await page.getByRole('button', { name: 'Back to the columns' }).click();
  await expect(page.getByLabel('Ticket ID')).toHaveValue('Ticket');
  await page.getByLabel('Completed', { exact: true }).selectOption('Closed');
  await expect(order).toHaveValue('month-first');
  await analyze.click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on [\d,]+ /)).toBeVisible();

  await page.goto('/form');
  await dropFile(page, 'again.csv', ambiguousTable());
  await expect(page.getByLabel('Completed', { exact: true })).toHaveValue('Closed');
  await expect(order).toHaveValue('month-first');
  await expect(analyze).toBeEnabled();
});

test('an export of a Jira in Japanese leads to a report', async ({ page }) => {
  await page.goto('/form');
  await dropFile(page, 'jira.csv', localJiraExport('ja'));
  const dialog = page.getByRole('dialog', { name: '300 tickets from Jira' });
  await expect(dialog).toContainText('Done by ステータス カテゴリ: 297 of 300 tickets');
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByText(/^Based on [\d,]+ /)).toBeVisible();
});

test('for a file without tickets around the adoption date, the message names the date instead of the file', async ({
  page,
}) => {
  await page.goto('/form');
  await dropFile(page, 'old.csv', 'id,created,done\nA,2019-01-07T09:00:00Z,2019-01-08T09:00:00Z');
  await expect(page.getByRole('dialog', { name: 'No tickets to measure' })).toContainText(
    'no measurable tickets completed in the weeks around Aug 25, 2025',
  );
});

test('for a table from elsewhere with one row per change, the reader confirms the number of tickets', async ({
  page,
}) => {
  await page.goto('/form');
  const rows = ambiguousTable()
    .split('\n')
    .slice(1)
    .flatMap((row) => {
      const [ticket, , opened, begun, closed] = row.split(';');
      return [`${ticket};${opened};In Progress;${begun}`, `${ticket};${opened};Done;${closed}`];
    });
  await dropFile(page, 'changes.csv', ['Ticket;Opened;To;When', ...rows].join('\n'));
  const dialog = page.getByRole('dialog', { name: 'What do these columns mean?' });
  await dialog.getByLabel('New status').selectOption('To');
  await dialog.getByLabel('Time of change').selectOption('When');
  await dialog.getByLabel('Which day is').selectOption({ label: 'Oct 1, 2024 (month first)' });

  // The choices are also kept if the dialog is closed.
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await dropFile(page, 'changes.csv', ['Ticket;Opened;To;When', ...rows].join('\n'));
  await expect(dialog.getByLabel('Time of change')).toHaveValue('When');
  await dialog.getByRole('button', { name: 'Analyze' }).click();
  await expect(page.getByRole('dialog', { name: '560 tickets found' })).toContainText('Compare this number');
  await page.getByRole('button', { name: 'Show the report' }).click();
  await expect(page).toHaveURL('/dashboard');
});
