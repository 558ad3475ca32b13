import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright';

/** How files of usage were read in a page. */
export interface PageRun {
  /** From the choice of the files to what was understood. */
  readonly milliseconds: number;
  /** The longest task that blocked the page; 0 below 50 ms, which the browser does not report. */
  readonly task: number;
  /** The most that the process of the page and its worker had; null on systems other than Linux. */
  readonly memoryMB: number | null;
}

/** Chooses the files on the form, in a page of its own. */
export async function inPage(browser: Browser, url: string, paths: string[]): Promise<PageRun> {
  const page = await browser.newPage();
  await page.goto(`${url}/form`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add usage data (optional)' }).click();
  await page.getByLabel('Who is in which team?').selectOption('files');
  const longest = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.milliseconds = Math.max(seen.milliseconds, duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
  const started = performance.now();
  await page.getByLabel('Usage files').setInputFiles(paths);
  await page.getByRole('button', { name: 'Replace the files' }).waitFor({ timeout: 120_000 });
  const milliseconds = performance.now() - started;
  const task = (await longest.jsonValue()).milliseconds;
  const memoryMB = await mostMemory(browser);
  await page.close();
  return { milliseconds, task, memoryMB };
}

/** The memory of the largest process of a page, in MB. */
async function mostMemory(browser: Browser): Promise<number | null> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const most = processInfo
    .filter(({ type }) => type === 'renderer')
    .flatMap(({ id }) => {
      const path = `/proc/${id}/status`;
      const kilobytes = existsSync(path) ? /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(path, 'utf8'))?.[1] : undefined;
      return kilobytes === undefined ? [] : [Number(kilobytes) / 1000];
    });
  return most.length === 0 ? null : Math.max(...most);
}
