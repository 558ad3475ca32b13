import type { QualityKind, QualityWord } from '@roi-insight/contracts';
import { calendarDateOf } from '@roi-insight/roi-math';
import { qualityOf } from '../../../../packages/roi-math/src/quality/qualityOf.ts';
import type { QualityWeeks } from '../../../../packages/roi-math/src/quality/qualityWeeks.ts';
import { type Random, randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import type { QualityCell } from './worlds.ts';

const BASELINE = 39;
const QUARTER = 13;
/** A Monday. */
const ADOPTION_DAY = 20_325;
const COMPLETED = 15;
const REOPENED = 0.08;

type Words = Readonly<Record<QualityWord, number>>;

/** How many runs have each word, and how many intervals contain the true change. */
export interface MeasureResult {
  readonly words: Words;
  readonly covered: number;
  /** Runs with an interval. */
  readonly known: number;
}

export interface QualityResult {
  readonly runs: number;
  /** The word for the report. */
  readonly words: Words;
  readonly measures: Readonly<Record<QualityKind, MeasureResult>>;
}

export function runQualityCell(cell: QualityCell, runs: number, firstSeed: number): QualityResult {
  const random = randomFrom(seedOf(cell.name) + firstSeed);
  const truth = truthOf(cell);
  const qualities = Array.from({ length: runs }, () => {
    // What happens in the company happens to all of its teams.
    const common = cell.controls === 0 ? null : cell.world.shocks(BASELINE + QUARTER, random);
    const [own, ...others] = Array.from({ length: cell.controls + 1 }, (_, team) =>
      draw({ ...cell, change: team === 0 ? cell.change : 0 }, common, random),
    );
    return qualityOf(own ?? null, calendarDateOf(ADOPTION_DAY), others);
  });
  const resultOf = (kind: QualityKind): MeasureResult => {
    const all = qualities.flatMap(({ measures }) => measures.filter((one) => one.kind === kind));
    const changes = all.flatMap(({ change }) => change ?? []);
    const covered = changes.filter(({ low, high }) => low <= truth[kind] && truth[kind] <= high).length;
    return { words: counted(all), covered, known: changes.length };
  };
  return {
    runs,
    words: counted(qualities),
    measures: {
      'bugs-created': resultOf('bugs-created'),
      'bugs-per-ticket': resultOf('bugs-per-ticket'),
      backlog: resultOf('backlog'),
      reopened: resultOf('reopened'),
    },
  };
}

function counted(all: readonly { readonly word: QualityWord }[]): Words {
  const of = (word: QualityWord) => all.filter((one) => one.word === word).length;
  return { worse: of('worse'), better: of('better'), held: of('held'), unclear: of('unclear'), unknown: of('unknown') };
}

/** The true changes in the units of the measures. */
function truthOf({ rate, change, world }: QualityCell): Record<QualityKind, number> {
  const weeks = Array.from({ length: QUARTER }, (_, week) => Math.exp(world.trend?.(week) ?? 0));
  return {
    'bugs-created': change * 100,
    'bugs-per-ticket': change * 100,
    backlog: (rate * change * weeks.reduce((sum, one) => sum + one, 0)) / QUARTER,
    reopened: REOPENED * change * 100,
  };
}

/** @param common the shocks of the company, which are half of the variance of its teams; null without other teams */
function draw({ world, rate, change }: QualityCell, common: readonly number[] | null, random: Random): QualityWeeks {
  const weekly = () =>
    world.shocks(BASELINE + QUARTER, random).map((own, index) => {
      const shock = common === null ? own : Math.SQRT1_2 * (own + (common[index] ?? 0));
      return shock + (world.trend?.(index - BASELINE) ?? 0);
    });
  const [bugs, work] = [weekly(), weekly()];
  const weeks = bugs.map((level, index) => {
    const more = index < BASELINE ? 1 : 1 + change;
    const completed = random.poisson(COMPLETED * Math.exp(work[index] ?? 0));
    const reopened = Array.from({ length: completed }, () => random.uniform()).filter((one) => one < REOPENED * more);
    return {
      weekStart: calendarDateOf(ADOPTION_DAY + 7 * (index - BASELINE)),
      created: random.poisson(rate * Math.exp(level) * more),
      resolved: random.poisson(rate * Math.exp(work[index] ?? 0)),
      completed,
      reopened: reopened.length,
    };
  });
  world.disturb?.(weeks, rate, random);
  return { weeks, openAtStart: null };
}
