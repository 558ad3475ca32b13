import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';
import type { Row } from '../markdownTable.ts';
import { publishResult } from '../publishResult.ts';
import { writeParts } from '../ticketFile/files.ts';
import { FILES, memberRows } from './files.ts';

/** Measures how files of usage are read in Node, each in its own process. Results are the median of three runs. */
const RUNS = 3;

/** Targets for a year of 2,000 people. */
const MAX_MS = 10_000;
const MAX_MB = 400;

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

const folder = mkdtempSync(join(tmpdir(), 'usage-files-'));
const members = join(folder, 'members.csv');
writeParts(members, memberRows());
const rows: Row[] = [];
const missed: string[] = [];
for (const { name, records, suffix, parts } of FILES) {
  const path = join(folder, suffix);
  const bytes = writeParts(path, parts());
  const runs = Array.from({ length: RUNS }, () => inNode([members, path]));
  rmSync(path);
  const milliseconds = median(runs.map((run) => run.milliseconds));
  const memory = median(runs.map(({ memoryMB }) => memoryMB));
  if (milliseconds > MAX_MS) missed.push(`${name}: more than ${MAX_MS / 1000} s`);
  if (memory > MAX_MB) missed.push(`${name}: more than ${MAX_MB} MB`);
  rows.push({
    file: name,
    records,
    MB: Math.round(bytes / 1e6),
    'time, s': Number((milliseconds / 1000).toFixed(1)),
    'memory MB': Math.round(memory),
  });
}
rmSync(folder, { recursive: true });
publishResult({
  tables: [{ title: 'From the file to teams by week', rows }],
  notes: [
    'The records are those of 2,000 people on 250 workdays, in 40 teams by a table of people.',
    `Times and memory are the median of ${RUNS} runs. Memory is the most that the process had.`,
  ],
  missed,
});
