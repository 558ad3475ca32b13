import type { Page } from 'playwright/test';
import { dropFile } from '../support/dropFile.ts';
import { expect, test } from '../support/test.ts';

const HOUR = 3_600_000;

/** Ten tickets a week around the default adoption date. After that date, work takes half the time. */
function table(): string {
  const rows = ['id,type,created,status,at'];
  for (let index = 0; index < 600; index += 1) {
    const day = Date.UTC(2024, 9, 7) + Math.floor(index / 10) * 7 * 24 * HOUR + (index % 5) * 24 * HOUR;
    const hours = (day < Date.UTC(2025, 7, 25) ? 6 : 3) + (index % 3) / 2;
    const change = (status: string, at: number) =>
      rows.push(`T-${index},Story,${new Date(day).toISOString()},${status},${new Date(at).toISOString()}`);
    change('Building', day + 9 * HOUR);
    change('Shipped', day + (9 + hours) * HOUR);
  }
  return rows.join('\n');
}

async function choose(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  const input = page.getByLabel('Upload a CSV');
  await input.focus();
  await input.setInputFiles({ name: 'team.csv', mimeType: '', buffer });
}

test.use({ timezoneId: 'UTC' });

test('a file of tickets is analyzed in the page without sending any part of it', async ({ page }) => {
  await page.goto('/form');
  await expect(page.getByRole('button', { name: 'See a sample report' })).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`));

  // The comparison needs an adoption date, so the form asks for it.
  const date = page.getByRole('button', { name: /When did you start using Claude Code\?/ });
  const day = page.getByRole('button', { name: /Monday, August 25, 2025/ });
  await date.click();
  await day.click();
  await choose(page, 'id,created,done');
  await expect(page.getByText('Please select when you started using Claude Code')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(date).toBeFocused();
  await date.click();
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
  await page.getByRole('combobox', { name: 'Month' }).selectOption('August');
  await day.click();

  // The dialog lists the problems with their line numbers.
  await choose(page, 'id,created,status,at\nA,last week,Done,\nB,2026-01-05,Done,2026-01-06');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Line 2 created: “last week”');
  await expect(dialog).toContainText('Line 3 at: 2026-01-06 has no time of day');
  await page.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByLabel('Upload a CSV')).toBeFocused();

  // Cancels the analysis of a large file. The file is created in the page, because sending it there takes seconds.
  await page.getByLabel('Upload a CSV').evaluate((input: HTMLInputElement) => {
    const rows = Array.from({ length: 400_000 }, (_, number) => `A-${number},2026-01-05,2026-01-06`);
    const transfer = new DataTransfer();
    transfer.items.add(new File([['id,created,done', ...rows].join('\n')], 'team.csv'));
    input.files = transfer.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/form');
  expect(await page.evaluate(() => sessionStorage.getItem('dashboardData'))).toBeNull();

  // The dialog asks for the meanings of statuses, and the report uses the form's date. This file is dropped on the page, not chosen with the button.
  await dropFile(page, 'team.csv', table());
  await expect(page.getByRole('dialog', { name: 'What do these statuses mean?' })).toBeVisible();
  await page.getByLabel('Building').selectOption('In progress');
  await page.getByLabel('Shipped').selectOption('Done');
  const loaded = requests.length;
  await page.getByRole('button', { name: 'Analyze', exact: true }).click();

  // The file may contain only a part of the tickets, so the user confirms their number.
  await expect(page.getByRole('dialog', { name: '600 tickets found' })).toContainText('Compare this number');
  await page.getByRole('button', { name: 'Show the report' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Based on [\d,]+ /)).toBeVisible();
  await expect(page.getByText('team', { exact: true }).first()).toBeVisible();

  // The page requested only its own chunks.
  expect(loaded).toBeGreaterThan(0);
  expect(requests.filter((request) => !/^GET https?:\/\/[^/]+\/assets\/[\w.-]+\.(js|woff2) $/.test(request))).toEqual(
    [],
  );
});
