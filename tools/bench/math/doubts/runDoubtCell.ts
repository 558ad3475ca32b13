import { analyzeTimedTickets, NothingToMeasureError } from '@roi-insight/roi-math';
import type { Reason } from '../../../../packages/roi-math/src/evidence/grade.ts';
import { workingClock } from '../../../../packages/roi-math/src/time/workingClock.ts';
import type { Company } from '../comparison/company.ts';
import { drawCompany } from '../comparison/draws.ts';
import { fasterFrom } from '../placebo/fasterFrom.ts';
import { type Random, randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import { ADOPTION, endOf } from '../worlds/jobs.ts';
import type { World } from '../worlds/world.ts';

type Kind = Reason['kind'];

/** A world without an effect, in which work can be made faster. */
export type DoubtCell = { readonly name: string } & ({ readonly world: World } | { readonly company: Company });

/** Claims, and how many of them have each reason. */
export interface Doubted {
  readonly claims: number;
  readonly kinds: readonly (readonly [kind: Kind, claims: number])[];
}

/** Claims of both directions without an effect, all of them false, and true claims of each saving. */
export interface DoubtResult {
  readonly false: Doubted;
  readonly true: readonly Doubted[];
}

/** True savings, in percent of time. */
export const SAVINGS = [20, 30, 50] as const;
/** A saving is found much more often than one is claimed falsely, so it is drawn in one of this many runs. */
const RUNS_PER_SAVING = 5;

/** Draws a world `runs` times without an effect, and a part of that with each of the {@link SAVINGS}. */
export function runDoubtCell(cell: DoubtCell, runs: number, firstSeed: number): DoubtResult {
  const draws = (saving: number, count: number) => {
    const random = randomFrom(seedOf(cell.name) + firstSeed);
    return Array.from({ length: count }, () => reasonsOfClaim(cell, saving, random)).flatMap((kinds) =>
      kinds === null ? [] : [kinds],
    );
  };
  return {
    false: doubted(draws(0, runs)),
    true: SAVINGS.map((saving) => doubted(draws(saving, Math.ceil(runs / RUNS_PER_SAVING)))),
  };
}

/** The reasons of a report's claim; null if the report claims nothing, or the wrong direction of a saving. */
function reasonsOfClaim(cell: DoubtCell, saving: number, random: Random): readonly Kind[] | null {
  const { verdict, kinds } =
    'company' in cell ? compared(cell.company, saving, random) : alone(cell.world, saving, random);
  return verdict === 'faster' || (verdict === 'slower' && saving === 0) ? kinds : null;
}

function compared(company: Company, saving: number, random: Random) {
  const { verdict, doubts } = drawCompany({ ...company, saving: saving / 100 }, random);
  return { verdict, kinds: doubts };
}

function alone({ draw, postWeeks }: World, saving: number, random: Random) {
  const tickets = draw(random);
  const changed =
    saving === 0
      ? tickets
      : fasterFrom(tickets, Date.parse(ADOPTION), Infinity, saving / 100, workingClock('UTC', END));
  const options = { adoptionDate: ADOPTION, asOf: endOf(postWeeks), timeZone: 'UTC' };
  try {
    const { evidence } = analyzeTimedTickets(changed, options);
    return {
      verdict: evidence.kind === 'estimated' ? evidence.verdict : evidence.kind,
      kinds: evidence.gradeReasons.flatMap(({ kind }) => (kind === 'text' ? [] : [kind])),
    };
  } catch (cause) {
    // A world whose level walks far away can have no ticket with hours that count.
    if (cause instanceof NothingToMeasureError) return { verdict: 'too-little-data', kinds: [] } as const;
    throw cause;
  }
}

/** Later than every ticket of a world. */
const END = Date.parse(endOf(52));

function doubted(claims: readonly (readonly Kind[])[]): Doubted {
  const kinds = new Map<Kind, number>();
  for (const kind of claims.flat()) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  return { claims: claims.length, kinds: [...kinds] };
}
