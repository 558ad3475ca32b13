import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { root } from '../../scripts/processes.ts';
import { median } from '../harness/statistics.ts';
import type { Benchmark } from './Benchmark.ts';
import { inBuiltApp, launchBrowser } from './inBuiltApp.ts';
import { type TimedInPage, timedInPage } from './timedInPage.ts';

const RUNS = 5;

const report = readFileSync(join(root, 'packages/contracts/src/fixtures/clearWin.json'), 'utf8');

interface Run extends TimedInPage {
  readonly bytes: number;
}

async function run(browser: Browser, url: string, button: string): Promise<Run> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((text) => sessionStorage.setItem('dashboardData', text), report);
  await page.goto(`${url}/dashboard`);
  await page.getByText(/^Based on/).waitFor();
  // Scrolls, because charts are drawn when they come near the viewport.
  await page.mouse.wheel(0, 1200);
  await page.getByRole('figure', { name: 'Cumulative Savings Over Time' }).locator('svg').first().waitFor();
  await page.mouse.wheel(0, -1200);
  await page.waitForLoadState('networkidle');
  let bytes = 0;
  const timed = await timedInPage(page, async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button, exact: true }).first().click(),
    ]);
    bytes = readFileSync(await download.path()).length;
  });
  await context.close();
  return { ...timed, bytes };
}

/**
 * Measures the two PDF files in the built app: the time from the click to the finished download, the longest task that blocked the page, and the
 * size. Each file is created several times, each time in a new page; the median counts.
 */
export const pdf: Benchmark = {
  run: ({ isShort }) =>
    inBuiltApp(async (url) => {
      const browser = await launchBrowser();
      const count = isShort ? 1 : RUNS;
      const rows = [];
      for (const button of ['Download PDF', 'Download Full Report']) {
        const runs: Run[] = [];
        while (runs.length < count) runs.push(await run(browser, url, button));
        const of = (name: keyof Run) => median(runs, (one) => one[name]);
        rows.push({
          file: button,
          'click to file, ms': Math.round(of('milliseconds')),
          'longest task, median ms': Math.round(of('task')),
          'longest task, worst ms': Math.round(Math.max(...runs.map(({ task }) => task))),
          kB: Math.round(of('bytes') / 1000),
        });
      }
      await browser.close();
      return {
        tables: [{ title: 'PDF files', rows }],
        notes: [`Times and sizes are the median of ${count} runs.`],
        missed: [],
      };
    }),
};
