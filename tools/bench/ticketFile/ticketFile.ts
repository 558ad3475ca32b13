import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { median } from '../../harness/statistics.ts';
import type { Benchmark, BenchResult } from '../Benchmark.ts';
import { inBuiltApp, launchBrowser } from '../inBuiltApp.ts';
import { inNode } from '../inNode.ts';
import type { Row } from '../markdownTable.ts';
import { type TimedInPage, timedInPage } from '../timedInPage.ts';
import { FILES, writeParts } from './files.ts';

const RUNS = 3;

/** Maximum time for a table of 100,000 tickets. */
const MAX_MS = 5000;
const MAX_MB = 600;
/** Maximum duration of a task that blocks the page. */
const MAX_TASK_MS = 200;

const SCRIPT = join(import.meta.dirname, 'reportOfFile.ts');

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));

async function inBrowser(browser: Browser, url: string, path: string): Promise<TimedInPage> {
  const page = await browser.newPage();
  await page.goto(`${url}/form`, { waitUntil: 'networkidle' });
  const timed = await timedInPage(page, async () => {
    await page.getByLabel('Upload a CSV').setInputFiles(path);
    // The page asks the user to confirm the number of tickets.
    await page.getByRole('button', { name: 'Show the report' }).click({ timeout: 120_000 });
    await page.getByText(/^Based on/).waitFor({ timeout: 120_000 });
  });
  await page.close();
  return timed;
}

async function measure(url: string, count: number): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'ticket-files-'));
  const browser = await launchBrowser();
  const rows: Row[] = [];
  const missed: string[] = [];
  const missedTimes: string[] = [];
  for (const { name, tickets, suffix, parts } of FILES) {
    const path = join(folder, suffix);
    const bytes = writeParts(path, parts(tickets));
    const node = [];
    const pages: TimedInPage[] = [];
    while (pages.length < count) {
      node.push(inNode(SCRIPT, [path]));
      pages.push(await inBrowser(browser, url, path));
    }
    rmSync(path);
    const milliseconds = median(node, (run) => run.milliseconds);
    const memory = median(node, ({ memoryMB }) => memoryMB);
    const task = Math.max(...pages.map((page) => page.task));
    const label = `${name}, ${tickets.toLocaleString('en')} tickets`;
    if (task > MAX_TASK_MS) missedTimes.push(`${label}: a task of more than ${MAX_TASK_MS} ms`);
    if (tickets <= 100_000 && milliseconds > MAX_MS) missedTimes.push(`${label}: more than ${MAX_MS / 1000} s`);
    if (tickets <= 100_000 && memory > MAX_MB) missed.push(`${label}: more than ${MAX_MB} MB`);
    rows.push({
      file: name,
      tickets,
      MB: Math.round(bytes / 1e6),
      'report in Node, s': seconds(milliseconds),
      'memory MB': Math.round(memory),
      'in the page, s': seconds(median(pages, (page) => page.milliseconds)),
      'longest task, ms': task === 0 ? 'under 50' : Math.round(task),
    });
  }
  await browser.close();
  rmSync(folder, { recursive: true });
  return {
    tables: [{ title: 'From the file to the report', rows }],
    notes: [
      `Times and memory are the median of ${count} runs. Memory is the most that the process in Node had.`,
      'The browser reports tasks from 50 ms on.',
    ],
    missed,
    missedTimes,
  };
}

/**
 * Measures reports of ticket files in two ways: in Node with one process per file, and in the built app from choosing
 * the file to the dashboard, including the longest task that blocks the page. Results are the median of several runs,
 * except for tasks, where the maximum counts.
 */
export const ticketFiles: Benchmark = {
  run: ({ isShort }) => inBuiltApp((url) => measure(url, isShort ? 1 : RUNS)),
};
