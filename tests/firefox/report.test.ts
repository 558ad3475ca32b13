import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { parse } from 'csv-parse/sync';
import { expect, inject } from 'vitest';
import { violations } from '../e2e/support/axe.ts';
import { figuresIn, textsOf } from '../e2e/support/expected/figuresIn.ts';
import { readPdf } from '../e2e/support/pdfFile.ts';
import { openDashboard } from './support/dashboard.ts';
import { download } from './support/download.ts';
import { click, expectPath, named, partsFetched } from './support/find.ts';
import { test } from './support/test.ts';

const TABS = ['Productivity Comparison', 'Summary of Value Impact'];

/** The figures in the text of both tabs. */
async function figuresOnScreen(page: Page): Promise<readonly string[]> {
  const texts: string[] = [];
  for (const tab of TABS) {
    await click(page, named('tab', tab));
    await page.waitForSelector(named('tabpanel', tab));
    texts.push(...(await page.$$eval('main', textsOf)));
  }
  return figuresIn(texts);
}

test('the short and the full PDF are complete and tagged, without bitmaps, and the full PDF has every value of the screen', async ({
  page,
  downloads,
}) => {
  await openDashboard(page);
  const figures = await figuresOnScreen(page);
  expect(figures.length).toBeGreaterThan(60);
  for (const [button, kind, pages] of [
    ['Download PDF', 'summary', 2],
    ['Download Full Report', 'full', 12],
  ] as const) {
    const { fileName, path } = await download(downloads, () => click(page, named('button', button)));
    const pdf = await readPdf(path);
    expect(fileName).toMatch(new RegExp(`^roi-report-${kind}-AUR-\\d{4}-\\d{2}-\\d{2}\\.pdf$`));
    expect(pdf.title).toBe('Your Claude Code ROI Report: Aurora Payments (AUR)');
    expect(pdf.tagged).toBe(true);
    expect(pdf.pages.length).toBeLessThanOrEqual(pages);
    expect(pdf.pictures).toBe(0);
    expect(pdf.fonts.filter(({ embedded }) => !embedded)).toEqual([]);
    if (kind === 'full') expect(figures.filter((figure) => !pdf.text.includes(figure))).toEqual([]);
  }
});

/** Chooses an item of the export menu, and waits for the saved file. */
async function exportFile(page: Page, folder: string, item: string) {
  await click(page, named('button', 'Export'));
  const saved = await download(folder, () => click(page, `[role=menuitem] ::-p-text(${item})`));
  return { ...saved, text: readFileSync(saved.path, 'utf8') };
}

/** Opens a file on the landing page. */
async function openFile(page: Page, path: string): Promise<void> {
  await page.goto(inject('site').url);
  await page.waitForSelector(named('button', 'See a sample report'));
  const input = await page.waitForSelector('input[type=file]');
  await input?.uploadFile(path);
  await expectPath(page, '/dashboard');
  await partsFetched(page);
}

test('the tables are exported as CSV', async ({ page, downloads }) => {
  await openDashboard(page);
  const weekly: string[][] = parse((await exportFile(page, downloads, 'Weekly CSV')).text, { bom: true });
  expect(weekly.length).toBeGreaterThan(26);
  const tickets: string[][] = parse((await exportFile(page, downloads, 'Per-ticket CSV')).text, { bom: true });
  expect(tickets.length).toBeGreaterThan(500);
});

for (const item of ['Report as JSON', 'Web page']) {
  test(`${item} saves a file that opens in the app again, with the same figures`, async ({
    browser,
    page,
    downloads,
  }) => {
    await openDashboard(page);
    const figures = await figuresOnScreen(page);
    const { path } = await exportFile(page, downloads, item);
    const context = await browser.createBrowserContext();
    const other = await context.newPage();
    await openFile(other, path);
    expect(await figuresOnScreen(other)).toEqual(figures);
    await context.close();
  });
}

test('a report saved as a web page opens from disk', async ({ page, downloads }) => {
  await openDashboard(page);
  const { path } = await exportFile(page, downloads, 'Web page');
  await page.goto(pathToFileURL(path).href);
  await page.waitForSelector('::-p-text(Measurement version)');
  await click(page, named('tab', 'Productivity Comparison'));
  await page.waitForSelector(`${named('figure', 'Average Tasks Completed per Week')} svg.apexcharts-svg`);
  expect(await violations(page)).toEqual([]);
});

test('the dashboard has no violation, on both tabs', async ({ page }) => {
  await openDashboard(page);
  for (const tab of TABS) {
    await click(page, named('tab', tab));
    await page.waitForSelector(named('tabpanel', tab));
    expect(await violations(page)).toEqual([]);
  }
});
