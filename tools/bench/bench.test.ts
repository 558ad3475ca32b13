import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/processes.ts';
import { BENCHES } from './benches.ts';
import { markdownTable } from './markdownTable.ts';
import type { BenchResult } from './Benchmark.ts';
import { resultJson } from './resultText.ts';

const folder = join(root, 'docs/benchmarks');
const page = readFileSync(join(folder, 'README.md'), 'utf8');

describe('docs/benchmarks', () => {
  it('has a result file for each benchmark', () => {
    // Beside it lie the kept cells of a benchmark that was stopped, or whose results are being measured again.
    const names = BENCHES.map(({ name }) => name);
    const files = readdirSync(join(folder, 'results'));
    expect(files.filter((file) => !file.endsWith('.cells.jsonl')).toSorted()).toEqual(
      names.map((name) => `${name}.json`).toSorted(),
    );
    const kept = files.flatMap((file) => (file.endsWith('.cells.jsonl') ? [file.replace('.cells.jsonl', '')] : []));
    expect(names).toEqual(expect.arrayContaining(kept));
  });

  it.each(BENCHES)('has a section about the latest result of the benchmark $name', ({ name }) => {
    const { measured, missed } = JSON.parse(readFileSync(join(folder, `results/${name}.json`), 'utf8'));
    const misses = `${missed.length} target${missed.length === 1 ? '' : 's'} missed`;
    // If this fails after a new run, correct the figures of the section and this line together.
    expect(page).toContain(
      `\`npm run bench -- ${name}\` · [results](results/${name}.json) of ${measured.date} at ${measured.commit} · ${misses}`,
    );
  });
});

it('a result file has one line for each row, note and missed target', () => {
  const result: BenchResult = {
    tables: [{ title: 'Pages', rows: [{ page: '/', ms: 12 }] }],
    notes: ['A note.', 'Another.'],
    missed: [],
  };
  const measured = {
    date: '2026-11-22',
    commit: '1f1a05c',
    measurement: '3.4.0',
    machine: 'a machine',
    node: '20.20.2',
  };
  const text = resultJson(result, measured);
  expect(JSON.parse(text)).toEqual({ measured, ...result });
  expect(text.split('\n')).toEqual(expect.arrayContaining(['        {"page":"/","ms":12}', '    "A note.",']));
});

it('tables have aligned columns', () => {
  expect(
    markdownTable([
      { page: '/', ms: 12 },
      { page: '/form', ms: null },
    ]),
  ).toBe('| page  | ms  |\n| ----- | --- |\n| /     | 12  |\n| /form |     |');
});
