import type { Page } from 'playwright/test';
import { dropFiles } from '../support/dropFile.ts';
import { fixture } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

/** A report of the sample as the server sent it, but read on another day. */
function reportOf(name: string, day: string): string {
  const report = JSON.parse(fixture(name));
  report.provenance.fetched_at = `${day}T09:00:00.000Z`;
  return JSON.stringify(report);
}

const FILES = {
  'march.json': reportOf('clearWin', '2026-03-02'),
  'january.json': reportOf('clearWin', '2026-01-05'),
  'february.json': reportOf('clearWin', '2026-02-02'),
};

/** Counts the requests that a page sends to a server. Requests for the code of the page do not count. */
function countRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (!['script', 'stylesheet', 'font'].includes(request.resourceType())) count += 1;
  });
  return () => count;
}

test('three report files are shown in chronological order; one is opened in full and closed again', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'See a sample report' })).toBeVisible();
  const requests = countRequests(page);
  await dropFiles(page, FILES);

  await expect(page).toHaveURL('/history');
  await expect(page.getByRole('heading', { name: 'Report history' })).toBeFocused();
  await expect(page.getByRole('status')).toHaveText('3 reports of 1 project, from the first run to the latest.');
  const runs = page.getByRole('rowheader');
  await expect(runs).toHaveText([/^Jan 5, 2026/, /^Feb 2, 2026/, /^Mar 2, 2026/]);

  await page.getByRole('button', { name: 'Open report of Feb 2, 2026' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(/^Aurora/).first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/history');
  await expect(runs).toHaveCount(3);
  expect(requests()).toBe(0);
});

test('files are added to a history, unreadable files are named, and a reload asks for the files again', async ({
  page,
}) => {
  await page.goto('/history');
  await expect(page.getByRole('status')).toContainText('Open several reports');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open report files' }).click();
  const asFile = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  await (
    await chosen
  ).setFiles([asFile('a.json', FILES['march.json']), asFile('b.json', FILES['march.json']), asFile('c.json', '{}')]);
  await expect(page.getByRole('listitem').filter({ hasText: 'json' })).toHaveText([
    /^b\.json: It contains the same report as .*a\.json/,
    /^c\.json: This file is not a report\./,
  ]);
  await dropFiles(page, { 'slower.json': reportOf('slower', '2026-02-02') });
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([/^Aurora/, /^Cinder/]);
  await page.reload();
  await expect(page.getByRole('status')).toContainText('Open several reports');
});
