import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { chromium } from 'playwright';
import { buildAll, isBuildStale } from '../../../scripts/build.ts';
import { chromiumArgs, findBrowser } from '../../../scripts/chromium.ts';
import { root, startNode, untilResponding } from '../../../scripts/processes.ts';
import type { Row } from '../markdownTable.ts';
import { publishResult } from '../publishResult.ts';
import { writeParts } from '../ticketFile/files.ts';
import { FILES, memberRows } from './files.ts';
import { inPage, type PageRun } from './inPage.ts';

/**
 * Measures how files of usage are read: in Node, each in its own process, and on the form of the built app. Results are the
 * median of three runs; for tasks, the maximum.
 */
const RUNS = 3;

/** Targets for a year of 2,000 people. */
const MAX_MS = 10_000;
const MAX_MB = 400;
/** Target for a task that blocks the page. */
const MAX_TASK_MS = 200;

const seconds = (milliseconds: number) => Number((milliseconds / 1000).toFixed(1));

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

interface NodeRun {
  readonly milliseconds: number;
  readonly memoryMB: number;
}

function inNode(paths: readonly string[]): NodeRun {
  const script = join(import.meta.dirname, 'usageOfFile.ts');
  return JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', script, ...paths], { cwd: root, encoding: 'utf8' }),
  );
}

if (isBuildStale()) await buildAll();
const port = await getPort();
const url = `http://127.0.0.1:${port}`;
const server = startNode(['dist/server/server.js'], { env: { PORT: String(port), HOST: '127.0.0.1' } });
await untilResponding(`${url}/api/health`, server);
const folder = mkdtempSync(join(tmpdir(), 'usage-files-'));
const members = join(folder, 'members.csv');
writeParts(members, memberRows());
const rows: Row[] = [];
const missed: string[] = [];
for (const { name, records, suffix, parts } of FILES) {
  const path = join(folder, suffix);
  const bytes = writeParts(path, parts());
  const node: NodeRun[] = [];
  const pages: PageRun[] = [];
  for (let count = 0; count < RUNS; count += 1) {
    node.push(inNode([members, path]));
    // A browser of its own for each run: its memory is the most since it started.
    const browser = await chromium.launch({ executablePath: findBrowser().executablePath, args: chromiumArgs });
    pages.push(await inPage(browser, url, [members, path]));
    await browser.close();
  }
  rmSync(path);
  const milliseconds = {
    node: median(node.map((run) => run.milliseconds)),
    page: median(pages.map((run) => run.milliseconds)),
  };
  const memory = {
    node: median(node.map(({ memoryMB }) => memoryMB)),
    page: median(pages.flatMap(({ memoryMB }) => (memoryMB === null ? [] : [memoryMB]))),
  };
  const task = Math.max(...pages.map((run) => run.task));
  if (Math.max(milliseconds.node, milliseconds.page) > MAX_MS) missed.push(`${name}: more than ${MAX_MS / 1000} s`);
  if (Math.max(memory.node, memory.page) > MAX_MB) missed.push(`${name}: more than ${MAX_MB} MB`);
  if (task > MAX_TASK_MS) missed.push(`${name}: a task of more than ${MAX_TASK_MS} ms`);
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
await server.stop();
rmSync(folder, { recursive: true });
publishResult({
  tables: [{ title: 'From the file to teams by week', rows }],
  notes: [
    'The records are those of 2,000 people on 250 workdays, in 40 teams by a table of people.',
    `Times and memory are the median of ${RUNS} runs. Memory is the most that the process had, in the page with the page itself.`,
    'The browser reports tasks from 50 ms on.',
  ],
  missed,
});
