import { copyFileSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { download, openDashboard } from '../support/download.ts';
import { dropFile } from '../support/dropFile.ts';
import { readPdf } from '../support/pdfFile.ts';
import { openRows } from '../support/rows.ts';
import { fixture, stored } from '../support/stored.ts';
import { EMAIL, expect, RELEASE, test } from '../support/test.ts';

/**
 * All requests of a page except for the page itself, all lines in its console, where violations of its policy appear as
 * errors, and all uncaught errors.
 */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (request.url() !== page.url() && !request.isNavigationRequest()) complaints.push(`request: ${request.url()}`);
  });
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

test(
  'a report saved as a web page opens from disk without a network, and opens again in the app',
  RELEASE,
  async ({ page, browser }, info) => {
    const { tickets: _, ...report } = JSON.parse(fixture('clearWin'));
    await openDashboard(page, fixture('clearWin'));
    await page.getByRole('button', { name: 'Export' }).click();
    const saved = await download(page, () => page.getByRole('menuitem', { name: /Web page/ }).click());
    expect(saved.fileName).toMatch(/^roi-report-AUR-\d{4}-\d{2}-\d{2}\.html$/);
    await expect(page.getByRole('status').filter({ hasText: `Saved as ${saved.fileName}` })).toBeAttached();
    const text = readFileSync(saved.path, 'utf8');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1_500_000);
    expect(text).not.toContain(EMAIL);

    const path = info.outputPath(saved.fileName);
    copyFileSync(saved.path, path);
    const context = await browser.newContext({ offline: true, reducedMotion: 'reduce', colorScheme: 'light' });
    const file = await context.newPage();
    const complaints = complaintsOf(file);
    await file.goto(pathToFileURL(path).href);
    await openRows(file);
    await expect(file.getByText(/^Measurement version \d/)).toBeVisible();
    // Parts that need the app are missing.
    await expect(file.getByRole('heading', { name: /Ready to expand/ })).toBeAttached();
    await expect(file.getByRole('button', { name: /Download|Export|Scope and calendar|form/ })).toHaveCount(0);
    await expect(file.locator('a[href]:not([href^="#"], [href^="mailto:"])')).toHaveCount(0);
    const card = file.getByRole('button', { name: 'How Time Savings is calculated' });
    await card.click();
    await expect(file.getByText('Calculation Method').first()).toBeVisible();
    for (const title of ['Cumulative Savings Over Time', 'Total Tickets Closed per Week']) await drawn(file, title);
    await file.getByRole('tab', { name: 'Productivity Comparison' }).click();
    await drawn(file, 'Average Tasks Completed per Week');
    await file.getByRole('button', { name: 'Edit Assumptions' }).click();
    await file.getByLabel('Annual Engineer Cost ($)').fill('150000');
    await file.getByRole('button', { name: 'Save & Recalculate' }).click();
    await expect(file.getByText('$75.00').first()).toBeVisible();
    await expect(file.getByRole('dialog')).toHaveCount(0);
    expect(await violations(file)).toEqual([]);
    await file.getByTitle('Dark').click();
    await expect(file.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await violations(file)).toEqual([]);
    const print = info.outputPath('print.pdf');
    await file.pdf({ path: print, format: 'A4' });
    const { text: printed } = await readPdf(print);
    for (const words of [
      'Measurement version',
      'Net savings in the first quarter',
      'Tickets used',
      'Reference methodology',
    ])
      expect(printed).toContain(words);
    expect(printed).not.toContain('still being loaded');
    expect(complaints).toEqual([]);
    await context.close();

    await page.evaluate(() => sessionStorage.clear());
    await page.goto('/form');
    await dropFile(page, saved.fileName, text);
    await expect(page).toHaveURL('/dashboard');
    expect(JSON.parse((await stored(page)).dashboardData ?? '')).toEqual(report);
  },
);

async function drawn(page: Page, title: string): Promise<void> {
  const chart = page.getByRole('figure', { name: title });
  await chart.scrollIntoViewIfNeeded();
  await expect(chart.locator('svg.apexcharts-svg')).toBeVisible();
}
