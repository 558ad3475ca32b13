import { LIKELIHOOD_RATIOS, type Reason } from '../../../../packages/roi-math/src/evidence/grade.ts';
import type { BenchResult } from '../../Benchmark.ts';
import type { Row } from '../../markdownTable.ts';
import { cellBench } from '../cellBench.ts';
import { COMPARISON_GROUPS } from '../comparison/worlds.ts';
import { GROUPS } from '../worlds/groups.ts';
import { likelihoodRatio, type Share } from './likelihoodRatio.ts';
import { type DoubtCell, type Doubted, type DoubtResult, runDoubtCell, SAVINGS } from './runDoubtCell.ts';

/** The groups with many similar worlds: only one of this many is drawn. */
const ONE_OF: Readonly<Record<string, number>> = { published: 5, spread: 5, bent: 3, volume: 2, mixes: 2 };

const WORLDS = GROUPS.map(({ key, title, cells }) => ({
  key,
  title,
  cells: cells.filter(({ world }) => world.truth === 0).filter((_, index) => index % (ONE_OF[key] ?? 1) === 0),
}));

/** Companies without whole tickets and without the largest panels, which are slow, and without controls that adopted in secret, which make true savings look small. */
const COMPANIES = COMPARISON_GROUPS.filter(
  ({ key }) => key !== 'secret' && key !== 'differing' && key !== 'tickets',
).map(({ key, title, cells }) => ({ key, title, cells: cells.filter(({ company }) => company.saving === 0) }));

/**
 * Measures what each doubt tells: how much more often a false claim has it than a true one. False claims come from worlds without an effect, true
 * ones from the same worlds with work made faster by 20, 30 or 50 %.
 */
export const doubts = cellBench<DoubtCell, DoubtResult>({
  groups: [...WORLDS, ...COMPANIES].filter(({ cells }) => cells.length > 0),
  runs: 200,
  shortRuns: 3,
  runCell: runDoubtCell,
  row: ({ name }, result) => ({
    world: name,
    'false claims': result.false.claims,
    ...Object.fromEntries(
      SAVINGS.map((saving, index) => [`true claims, ${saving} %`, result.true[index]?.claims ?? 0]),
    ),
    missed: '',
  }),
  notes: [
    'A doubt’s likelihood ratio is its share among false claims divided by its share among true ones, the mean of the three savings.',
    'Shrunk: the logarithm of the ratio is drawn toward 0 the more, the fewer claims have the doubt (prior deviation ln 2).',
    'Used: what the grade multiplies; of a doubt in both tables, the geometric mean. 1 is a fact, which has no influence. 2 is assumed for doubts that these worlds hardly ever raise.',
  ],
  more: (groups, results) => {
    const of = (isCompany: boolean) =>
      groups
        .flatMap(({ cells }) => cells)
        .filter((cell) => 'company' in cell === isCompany)
        .flatMap(({ name }) => results.get(name) ?? []);
    return { tables: [ratios('one project', of(false)), ratios('comparisons', of(true))], missed: [] };
  },
});

type Kind = Reason['kind'];

function ratios(design: string, results: readonly DoubtResult[]): BenchResult['tables'][number] {
  const wrong = sumOf(results.map((result) => result.false));
  const right = SAVINGS.map((_, index) => sumOf(results.flatMap((result) => result.true[index] ?? [])));
  const kinds = [...new Set([wrong, ...right].flatMap((claims) => Array.from(claims.kinds.keys())))].toSorted();
  const rows = kinds.map((kind): Row => {
    const [one, ...others] = [wrong, ...right].map((claims) => countOf(claims, kind));
    const { ratio, shrunk } = likelihoodRatio(one ?? NONE, others);
    const shares = others.map(
      (share, index) => [`true claims with it, ${SAVINGS[index]} %`, percentOf(share)] as const,
    );
    return Object.assign(
      { doubt: kind, 'false claims with it %': percentOf(one ?? NONE) },
      Object.fromEntries(shares),
      { 'likelihood ratio': round(ratio), shrunk: round(shrunk), used: LIKELIHOOD_RATIOS[kind] },
    );
  });
  return { title: `What a doubt tells: ${design}`, rows };
}

interface Sum {
  readonly claims: number;
  readonly kinds: ReadonlyMap<Kind, number>;
}

function sumOf(all: readonly Doubted[]): Sum {
  const kinds = new Map<Kind, number>();
  for (const [kind, count] of all.flatMap((one) => one.kinds)) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  return { claims: all.reduce((sum, { claims }) => sum + claims, 0), kinds };
}

const NONE: Share = { count: 0, of: 0 };
const countOf = ({ kinds, claims }: Sum, kind: Kind): Share => ({ count: kinds.get(kind) ?? 0, of: claims });
const percentOf = ({ count, of }: Share) => (of === 0 ? null : Number(((100 * count) / of).toFixed(1)));
const round = (value: number) => Number(value.toFixed(2));
