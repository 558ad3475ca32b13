import { existsSync, readFileSync } from 'node:fs';
import type { Browser } from 'playwright';
import { type TimedInPage, timedInPage } from '../timedInPage.ts';

/** The measurements of reading files of usage in a page. */
export interface PageRun extends TimedInPage {
  /** Peak memory of the process that runs the page and its worker; null on systems other than Linux. */
  readonly memoryMB: number | null;
}

/** Chooses the files on the form, in a new page. */
export async function inPage(browser: Browser, url: string, paths: string[]): Promise<PageRun> {
  const page = await browser.newPage();
  await page.goto(`${url}/form`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Add usage data (optional)' }).click();
  await page.getByLabel('Who is in which team?').selectOption('files');
  const timed = await timedInPage(page, async () => {
    await page.getByLabel('Usage files').setInputFiles(paths);
    await page.getByRole('button', { name: 'Replace the files' }).waitFor({ timeout: 120_000 });
  });
  const memoryMB = await mostMemory(browser);
  await page.close();
  return { ...timed, memoryMB };
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
