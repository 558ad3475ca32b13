import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { type Browser, chromium } from 'playwright';
import { buildAll, isBuildStale } from '../../scripts/build.ts';
import { chromiumArgs, findBrowser } from '../../scripts/chromium.ts';
import { root, startNode, untilResponding } from '../../scripts/processes.ts';
import type { Row } from './markdownTable.ts';
import { publishResult } from './publishResult.ts';

/**
 * Measures the two PDF files in the built app: the time from the click to the finished download, the longest task that
 * blocked the page, and the size. Each file is made five times in a new page; the median counts.
 */
const RUNS = 5;

const report = readFileSync(join(root, 'packages/contracts/src/fixtures/clearWin.json'), 'utf8');

interface Run {
  readonly milliseconds: number;
  readonly longest: number;
  readonly bytes: number;
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function run(browser: Browser, url: string, button: string): Promise<Run> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${url}/robots.txt`);
  await page.evaluate((text) => sessionStorage.setItem('dashboardData', text), report);
  await page.goto(`${url}/dashboard`);
  await page.getByText(/^Based on/).waitFor();
  // Charts are drawn when they come near the viewport.
  await page.mouse.wheel(0, 1200);
  await page.getByRole('figure', { name: 'Cumulative Savings Over Time' }).locator('svg').first().waitFor();
  await page.mouse.wheel(0, -1200);
  await page.waitForLoadState('networkidle');
  const longest = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.milliseconds = Math.max(seen.milliseconds, duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
  const started = performance.now();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).first().click(),
  ]);
  const bytes = readFileSync(await download.path()).length;
  const milliseconds = performance.now() - started;
  const outcome = { milliseconds, longest: (await longest.jsonValue()).milliseconds, bytes };
  await context.close();
  return outcome;
}

if (isBuildStale()) await buildAll();
const port = await getPort();
const url = `http://127.0.0.1:${port}`;
const server = startNode(['dist/server/server.js'], { env: { PORT: String(port), HOST: '127.0.0.1' } });
await untilResponding(`${url}/api/health`, server);
const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: chromiumArgs });
const rows: Row[] = [];
for (const button of ['Download PDF', 'Download Full Report']) {
  const runs: Run[] = [];
  for (let count = 0; count < RUNS; count += 1) runs.push(await run(browser, url, button));
  const of = (name: keyof Run) => runs.map((one) => one[name]);
  rows.push({
    file: button,
    'click to file, ms': Math.round(median(of('milliseconds'))),
    'longest task, median ms': Math.round(median(of('longest'))),
    'longest task, worst ms': Math.round(Math.max(...of('longest'))),
    kB: Math.round(median(of('bytes')) / 1000),
  });
}
await browser.close();
await server.stop();
publishResult({
  tables: [{ title: 'PDF files', rows }],
  notes: [`Times and sizes are the median of ${RUNS} runs.`],
  missed: [],
});
