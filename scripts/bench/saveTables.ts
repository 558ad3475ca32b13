import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from '../processes.ts';

/** Where each benchmark leaves its last results; `npm run bench` makes docs/benchmarks.md of them. */
export const resultsFolder = join(root, 'reports/bench');

/** What a benchmark found, and on what. */
export interface SavedTables {
  readonly markdown: string;
  /** ISO 8601. */
  readonly measuredAt: string;
  readonly machine: string;
  /** The commit that was measured; a + behind it: with changes that were not committed. */
  readonly commit: string;
}

/** Saves a benchmark's tables as Markdown, with machine, versions and time. */
export function saveTables(name: string, markdown: string): void {
  const saved: SavedTables = {
    markdown: markdown.trim(),
    measuredAt: new Date().toISOString(),
    machine: machine(),
    commit: commit(),
  };
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, `${name}.json`), `${JSON.stringify(saved, null, 2)}\n`);
}

/** Rows as a Markdown table; the first row's keys are the head. */
export function markdownTable(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const head = Object.keys(rows[0] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |');
  return [
    line(head),
    line(head.map(() => '---')),
    ...rows.map((row) => line(head.map((name) => row[name] ?? ''))),
  ].join('\n');
}

function machine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} × ${model}, ${memory} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`;
}

function commit(): string {
  try {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
    const isChanged = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', '--short', 'HEAD')}${isChanged ? '+' : ''}`;
  } catch {
    return 'unknown';
  }
}
