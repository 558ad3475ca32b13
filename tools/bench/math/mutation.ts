import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';
import type { Benchmark } from '../Benchmark.ts';
import type { Row } from '../markdownTable.ts';

interface Part {
  readonly name: string;
  /** Glob patterns of files below src, written without the extension. */
  readonly mutate: string;
  readonly tests: string;
}

interface Mutant {
  readonly status: string;
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly location: { readonly start: { readonly line: number } };
}

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>;
}

const MIN_SCORE = 95;
const file = join(root, 'reports/mutation/mutation.json');
const PARTS: readonly Part[] = [
  { name: 'time', mutate: 'time/*', tests: 'time/*' },
  { name: 'measure', mutate: 'measure/**/*', tests: '{measure/**/,time/,analyze}*' },
  { name: 'stats', mutate: 'stats/**/*', tests: 'stats/**/*' },
  { name: 'evidence', mutate: 'evidence/**/*', tests: '{evidence/**/,analyze}*' },
  { name: 'report', mutate: 'report/**/*', tests: '**/*' },
  { name: 'money', mutate: 'money/*', tests: '**/*' },
  { name: 'analysis', mutate: 'analyzeTickets', tests: '**/*' },
];

/** The mutants of a part, with their files. */
function mutantsOf({ mutate, tests }: Part): (Mutant & { readonly file: string })[] {
  rmSync(file, { force: true });
  const env = { ...process.env, MUTATE: mutate, TESTS: tests };
  const run = ['stryker', 'run', 'packages/roi-math/stryker.config.mjs'];
  const { stdout } = spawnSync('npx', run, { cwd: root, env, encoding: 'utf8', maxBuffer: Infinity });
  if (!existsSync(file)) throw new Error(`Stryker left no report.\n${stdout}`);
  const { files }: Report = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(files).flatMap(([name, { mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file: name.replace('packages/roi-math/src/', '') })),
  );
}

const score = ({ noticed, all }: { noticed: number; all: number }) => Number(((100 * noticed) / all).toFixed(1));
/** The part that takes the shortest time. */
const SHORT = 'time';

/**
 * `npm run bench -- mutation [PART]`: makes about three thousand small changes to the measurement and counts how many
 * of them the unit tests detect. Gives the score of each part and the undetected changes. The target is 95 % in total.
 * A change that causes an endless loop counts as detected.
 */
export const mutation: Benchmark = {
  run: ({ args, isShort }) => {
    const wanted = isShort ? SHORT : args[0];
    const total = { noticed: 0, all: 0 };
    const parts: Row[] = [];
    const unnoticed: Row[] = [];
    for (const part of PARTS.filter(({ name }) => wanted === undefined || name === wanted)) {
      const mutants = mutantsOf(part).filter(({ status }) => status !== 'Ignored');
      const survivors = mutants.filter(({ status }) => status !== 'Killed' && status !== 'Timeout');
      const counts = { noticed: mutants.length - survivors.length, all: mutants.length };
      total.noticed += counts.noticed;
      total.all += counts.all;
      parts.push({ part: part.name, changes: counts.all, noticed: counts.noticed, 'score %': score(counts) });
      for (const { file: name, location, mutatorName, replacement = '' } of survivors) {
        const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
        unnoticed.push({ place: `${name}:${location.start.line}`, kind: mutatorName, change });
      }
    }
    parts.push({ part: 'together', changes: total.all, noticed: total.noticed, 'score %': score(total) });
    return {
      tables: [
        { title: 'Changes by part', rows: parts },
        { title: 'Changes that no test notices', rows: unnoticed },
      ],
      notes: [],
      missed:
        score(total) >= MIN_SCORE ? [] : [`The tests notice ${score(total)} % of the changes (at least ${MIN_SCORE}).`],
      isPart: wanted !== undefined,
    };
  },
};
