import type { Page } from 'playwright/test';
import { exportText } from '../support/download.ts';
import { dropFile, dropFiles } from '../support/dropFile.ts';
import { fixture } from '../support/stored.ts';
import { expect, RELEASE, test } from '../support/test.ts';

const TICKETS = 120_000;

/** A report with more tickets than fit into session storage. */
function largeReport(): string {
  const report = JSON.parse(fixture('slower'));
  const [ticket] = JSON.parse(fixture('clearWin')).tickets;
  return JSON.stringify({
    ...report,
    tickets: Array.from({ length: TICKETS }, (_, index) => ({ ...ticket, key: `AUR-${index}` })),
  });
}

/** Files of 19 MB that took between ten seconds and a minute to parse or to validate. */
const REFUSED = {
  'lists.json': `[${'[],'.repeat(6_300_000)}[]]`,
  'keys.json': `{"success":true,${Array.from({ length: 1_000_000 }, (_, index) => `"key${index}":${index}`).join()}}`,
  'weeks.json': `{"success":true,"time_series_data":[${'{},'.repeat(6_300_000)}{}]}`,
};

/** Records the longest text that the page itself reads or writes as JSON. Workers do not count. */
async function followJson(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { parse, stringify } = JSON;
    Reflect.set(window, 'longest', 0);
    const see = (text: unknown) =>
      Reflect.set(window, 'longest', Math.max(Reflect.get(window, 'longest'), String(text).length));
    Reflect.set(JSON, 'parse', (...args: Parameters<typeof parse>) => {
      see(args[0]);
      return parse(...args);
    });
    Reflect.set(JSON, 'stringify', (...args: Parameters<typeof stringify>) => {
      const text = stringify(...args);
      see(text);
      return text;
    });
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'longest')));
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const input = page.getByLabel('Open a saved report (.json, .html)');
  await expect(input).toBeEnabled();
  await input.setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

test(
  'a report of 120,000 tickets opens in a worker, and its tickets are read only for an export',
  RELEASE,
  async ({ page }) => {
    const longest = await followJson(page);
    await page.goto('/');
    await choose(page, 'large.json', largeReport());
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(/^Cinder Mobile/)).toBeVisible();
    await expect(page.getByText(/couldn’t save the tickets/)).toBeVisible();
    expect(await longest()).toBeLessThan(1_000_000);
    const { text } = await exportText(page, /Per-ticket CSV/);
    expect(text.trim().split('\n')).toHaveLength(TICKETS + 1);

    // The figures survive a reload, the tickets do not.
    await page.reload();
    await expect(page.getByText(/^Cinder Mobile/)).toBeVisible();
    await page.getByRole('button', { name: 'Export' }).first().click();
    await expect(page.getByRole('menuitem', { name: /Report as JSON/ })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /Per-ticket CSV/ })).toHaveCount(0);
  },
);

test('files with more values than a report can have are refused in a worker', RELEASE, async ({ page }) => {
  const longest = await followJson(page);
  await page.goto('/');
  for (const [name, text] of Object.entries(REFUSED)) {
    await choose(page, 'report.json', '{"format":"other"}');
    await expect(page.getByText(/This file is not a report/)).toBeVisible();
    await choose(page, name, text);
    await expect(page.getByText(/This file is not a report/)).toBeHidden();
    await expect(page.getByText(/This file is not a report/)).toBeVisible();
  }
  await expect(page).toHaveURL('/');
  expect(await longest()).toBeLessThan(100_000);
});

test('reading can be canceled on every page that opens reports', RELEASE, async ({ page }) => {
  // The worker's code never arrives, so reading never ends.
  await page.route(/\/assets\/worker-/, () => undefined);
  await page.goto('/');
  const cancel = page.getByRole('region', { name: 'Report file' }).getByRole('button', { name: 'Cancel' });
  await choose(page, 'report.json', fixture('slower'));
  await cancel.click();
  await expect(cancel).toBeHidden();
  await page.goto('/form');
  await dropFile(page, 'report.json', fixture('slower'));
  await cancel.click();
  await expect(cancel).toBeHidden();
  await expect(page).toHaveURL('/form');
  await page.goto('/history');
  await dropFiles(page, { 'a.json': fixture('slower'), 'b.json': fixture('clearWin') });
  await cancel.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'json' })).toHaveText([
    'a.json: Reading was canceled.',
    'b.json: Reading was canceled.',
  ]);
});
