import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from '../../harness/statistics.ts';
import type { Benchmark, BenchResult } from '../Benchmark.ts';
import { inBuiltApp, launchBrowser } from '../inBuiltApp.ts';
import { inNode } from '../inNode.ts';
import type { Row } from '../markdownTable.ts';
import { writeParts } from '../ticketFile/files.ts';
import { FILES, memberRows } from './files.ts';
import { inPage, type PageRun } from './inPage.ts';

const RUNS = 3;

/** Maximum time for one year of 2,000 people. */
const MAX_MS = 10_000;
const MAX_MB = 400;
/** Maximum duration of a task that blocks the page. */
const MAX_TASK_MS = 200;

const SCRIPT = join(import.meta.dirname, 'usageOfFile.ts');

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));

async function measure(url: string, count: number): Promise<BenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'usage-files-'));
  const members = join(folder, 'members.csv');
  writeParts(members, memberRows());
  const rows: Row[] = [];
  const missed: string[] = [];
  const missedTimes: string[] = [];
  for (const { name, records, suffix, parts } of FILES) {
    const path = join(folder, suffix);
    const bytes = writeParts(path, parts());
    const node = [];
    const pages: PageRun[] = [];
    while (pages.length < count) {
      node.push(inNode(SCRIPT, [members, path]));
      // A new browser for each run, because a browser reports its peak memory since its start.
      const browser = await launchBrowser();
      pages.push(await inPage(browser, url, [members, path]));
      await browser.close();
    }
    rmSync(path);
    const milliseconds = {
      node: median(node, (run) => run.milliseconds),
      page: median(pages, (run) => run.milliseconds),
    };
    const memory = {
      node: median(node, ({ memoryMB }) => memoryMB),
      page: median(pages, ({ memoryMB }) => memoryMB ?? 0),
    };
    const task = Math.max(...pages.map((run) => run.task));
    if (Math.max(milliseconds.node, milliseconds.page) > MAX_MS)
      missedTimes.push(`${name}: more than ${MAX_MS / 1000} s`);
    if (Math.max(memory.node, memory.page) > MAX_MB) missed.push(`${name}: more than ${MAX_MB} MB`);
    if (task > MAX_TASK_MS) missedTimes.push(`${name}: a task of more than ${MAX_TASK_MS} ms`);
    rows.push({
      file: name,
      records,
      MB: Math.round(bytes / 1e6),
      'in Node, s': seconds(milliseconds.node),
      'in Node, MB': Math.round(memory.node),
      'in the page, s': seconds(milliseconds.page),
      'in the page, MB': Math.round(memory.page),
      'longest task, ms': task === 0 ? 'under 50' : Math.round(task),
    });
  }
  rmSync(folder, { recursive: true });
  return {
    tables: [{ title: 'From the file to teams by week', rows }],
    notes: [
      'The records are those of 2,000 people on 250 workdays, in 40 teams by a table of people.',
      `Times and memory are the median of ${count} runs. Memory is the most that the process had, in the page with the page itself.`,
      'The browser reports tasks from 50 ms on.',
    ],
    missed,
    missedTimes,
  };
}

/**
 * Measures reading files of usage in two ways: in Node with one process per run, and on the form of the built app.
 * Results are the median of several runs, except for tasks, where the maximum counts.
 */
export const usageFile: Benchmark = {
  run: ({ isShort }) => inBuiltApp((url) => measure(url, isShort ? 1 : RUNS)),
};
