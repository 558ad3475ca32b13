import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { type Browser, chromium } from 'playwright';
import { buildAll, isBuildStale } from '../../../scripts/build.ts';
import { chromiumArgs, findBrowser } from '../../../scripts/chromium.ts';
import { root, startNode, untilResponding } from '../../../scripts/processes.ts';
import type { Row } from '../markdownTable.ts';
import { publishResult } from '../publishResult.ts';
import { FILES, writeParts } from './files.ts';

/**
 * Measures the reports of ticket files: in Node, each in its own process, and in the built app, from the choice of the file
 * to the dashboard, with the longest task that blocks the page. Results are the median of three runs; for tasks, the maximum.
 */
const RUNS = 3;

/** Target for a table of 100,000 tickets. */
const MAX_MS = 5000;
const MAX_MB = 600;
/** Target for a task that blocks the page. */
const MAX_TASK_MS = 200;

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface NodeRun {
  readonly milliseconds: number;
  readonly memoryMB: number;
}

function inNode(path: string): NodeRun {
  const script = join(import.meta.dirname, 'reportOfFile.ts');
  return JSON.parse(execFileSync(process.execPath, ['--import', 'tsx', script, path], { cwd: root, encoding: 'utf8' }));
}

async function inBrowser(browser: Browser, url: string, path: string) {
  const page = await browser.newPage();
  await page.goto(`${url}/form`, { waitUntil: 'networkidle' });
  const longest = await page.evaluateHandle(() => {
    const seen = { milliseconds: 0 };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.milliseconds = Math.max(seen.milliseconds, duration);
    }).observe({ type: 'longtask' });
    return seen;
  });
  const started = performance.now();
  await page.getByLabel('Upload a CSV').setInputFiles(path);
  await page.getByText(/^Based on/).waitFor({ timeout: 120_000 });
  const milliseconds = performance.now() - started;
  const task = (await longest.jsonValue()).milliseconds;
  await page.close();
  return { milliseconds, task };
}

if (isBuildStale()) await buildAll();
const folder = mkdtempSync(join(tmpdir(), 'ticket-files-'));
const port = await getPort();
const url = `http://127.0.0.1:${port}`;
const server = startNode(['dist/server/server.js'], { env: { PORT: String(port), HOST: '127.0.0.1' } });
await untilResponding(`${url}/api/health`, server);
const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: chromiumArgs });
const rows: Row[] = [];
const missed: string[] = [];
for (const { name, tickets, suffix, parts } of FILES) {
  const path = join(folder, suffix);
  const bytes = writeParts(path, parts(tickets));
  const node: NodeRun[] = [];
  const pages: Awaited<ReturnType<typeof inBrowser>>[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    node.push(inNode(path));
    pages.push(await inBrowser(browser, url, path));
  }
  rmSync(path);
  const milliseconds = median(node.map((run) => run.milliseconds));
  const memory = median(node.map(({ memoryMB }) => memoryMB));
  const task = Math.max(...pages.map((page) => page.task));
  const label = `${name}, ${tickets.toLocaleString('en')} tickets`;
  if (task > MAX_TASK_MS) missed.push(`${label}: a task of more than ${MAX_TASK_MS} ms`);
  if (tickets <= 100_000 && milliseconds > MAX_MS) missed.push(`${label}: more than ${MAX_MS / 1000} s`);
  if (tickets <= 100_000 && memory > MAX_MB) missed.push(`${label}: more than ${MAX_MB} MB`);
  rows.push({
    file: name,
    tickets,
    MB: Math.round(bytes / 1e6),
    'report in Node, s': seconds(milliseconds),
    'memory MB': Math.round(memory),
    'in the page, s': seconds(median(pages.map((page) => page.milliseconds))),
    'longest task, ms': task === 0 ? 'under 50' : Math.round(task),
  });
}
await browser.close();
await server.stop();
rmSync(folder, { recursive: true });
publishResult({
  tables: [{ title: 'From the file to the report', rows }],
  notes: [
    `Times and memory are the median of ${RUNS} runs. Memory is the most that the process in Node had.`,
    'The browser reports tasks from 50 ms on.',
  ],
  missed,
});
