import type { Random } from '../random.ts';
import { NOISES } from './levels.ts';
import { poisson, saves, type Team, team, type Work } from './team.ts';
import type { Cell, Group, Target } from './world.ts';

/** A type of tickets. */
interface Kind {
  readonly type: string;
  /** Median working hours. */
  readonly median: number;
  readonly isBug?: boolean;
}

const TARGET: Target = { falseClaims: 0.03, coverage: { min: 0.93 } };
const SPREAD = 0.7;
/** The median for the level of a team. Medians of types are relative to it. */
const MEDIAN = 10;
const BUGS: readonly Kind[] = [
  { type: 'bug', median: 3, isBug: true },
  { type: 'story', median: MEDIAN },
];
const TASKS: readonly Kind[] = [
  { type: 'task', median: 3 },
  { type: 'story', median: MEDIAN },
];
const FIVE: readonly Kind[] = [2, 4, 8, 15, 30].map((median) => ({ type: `of ${median} h`, median }));
const FIVE_SHARES = [0.35, 0.25, 0.2, 0.12, 0.08];

/** Draws tickets of several types. @param shares shares of the types in a week, in the same order; their sum is 1 */
function kinds(types: readonly Kind[], shares: (week: number) => readonly number[]): Team['work'] {
  return (random) => (week) => {
    const { median, ...kind } = pick(types, shares(week), random);
    return { deviation: Math.log(median / MEDIAN) + SPREAD * random.normal(), ...kind };
  };
}

function pick<T>(items: readonly T[], shares: readonly number[], random: Random): T {
  let left = random.uniform();
  for (const [index, item] of items.entries()) {
    left -= shares[index] ?? 0;
    if (left <= 1e-9) return item;
  }
  throw new Error('The shares of a mix sum to 1.');
}

/** Shares of two types, which change at adoption. */
const from =
  (before: number, after: number) =>
  (week: number): readonly number[] => [week < 0 ? before : after, week < 0 ? 1 - before : 1 - after];

const drifting = (week: number) => [0.25 + (0.2 * (week + 39)) / 52, 0.75 - (0.2 * (week + 39)) / 52];
const reversing = (week: number) => (week < 0 ? FIVE_SHARES : FIVE_SHARES.toReversed());
const steady = () => FIVE_SHARES;

const MIXES: readonly { name: string; changes: Partial<Team> }[] = [
  { name: 'bugs 25 → 45 %', changes: { work: kinds(BUGS, from(0.25, 0.45)) } },
  { name: 'bugs 45 → 25 %', changes: { work: kinds(BUGS, from(0.45, 0.25)) } },
  { name: 'tasks 25 → 45 %', changes: { work: kinds(TASKS, from(0.25, 0.45)) } },
  { name: 'tasks 45 → 25 %', changes: { work: kinds(TASKS, from(0.45, 0.25)) } },
  { name: 'bugs drift from 25 to 45 % in 52 weeks', changes: { work: kinds(BUGS, drifting) } },
  { name: 'a mix of five types reverses', changes: { work: kinds(FIVE, reversing) } },
  {
    name: 'a mix of five types reverses, 5 a week',
    changes: { work: kinds(FIVE, reversing), count: poisson(5) },
  },
  { name: 'five types, no change', changes: { work: kinds(FIVE, steady) } },
];

/** A quarter of the tickets are bugs, and only stories get faster. */
function savedOnStories(share: number): Team['work'] {
  return (random) => (week) => {
    const work = kinds(BUGS, from(0.25, 0.25))(random)(week);
    return work.type === 'story' && week >= 0 ? { ...work, deviation: work.deviation + Math.log(1 - share) } : work;
  };
}

function withoutTypes(work: Team['work']): Team['work'] {
  return (random) => {
    const draw = work(random);
    return (week): Work => ({ deviation: draw(week).deviation });
  };
}

/** Tickets that are moved through all their statuses within five minutes. */
function clicked(share: (week: number) => number): Team['work'] {
  return (random) => (week) =>
    random.uniform() < share(week)
      ? { deviation: Math.log((random.uniform() * 5) / 60 / MEDIAN) }
      : { deviation: SPREAD * random.normal() };
}

const atAdoption = (before: number, after: number) => (week: number) => (week < 0 ? before : after);

const CLICKS = [
  { name: 'clicked through 5 → 10 %', work: clicked(atAdoption(0.05, 0.1)) },
  { name: 'clicked through 10 → 20 %', work: clicked(atAdoption(0.1, 0.2)) },
  { name: 'clicked through 20 → 10 %', work: clicked(atAdoption(0.2, 0.1)) },
  { name: 'clicked through 20 % all along', work: clicked(atAdoption(0.2, 0.2)) },
];

function effectCells({ noise, shocks }: (typeof NOISES)[number]): Cell[] {
  const fiveTypes = kinds(FIVE, steady);
  const saving = saves(0.3);
  const seed = `five types, ${noise}`;
  const untyped = `30 % saved, the same tickets without types, ${noise}`;
  return [
    { name: untyped, seed, world: team({ shocks, saving, work: withoutTypes(fiveTypes) }), target: TARGET },
    {
      name: `30 % saved, five types, ${noise}`,
      seed,
      world: team({ shocks, saving, work: fiveTypes }),
      target: { ...TARGET, foundLike: { than: untyped, loss: 0.02 } },
    },
    {
      name: `40 % saved on stories only (three of four tickets), ${noise}`,
      world: team({ shocks, work: savedOnStories(0.4) }, 0.75 * Math.log(0.6)),
      target: TARGET,
    },
    {
      name: `30 % saved, 20 % clicked through all along, ${noise}`,
      world: team({ shocks, saving, work: clicked(atAdoption(0.2, 0.2)) }),
      target: TARGET,
    },
  ];
}

export const mixes: readonly Group[] = [
  {
    key: 'mixes',
    title: 'Mixes of types (medians of 2 to 30 hours)',
    cells: NOISES.flatMap(({ noise, shocks }) =>
      MIXES.map(({ name, changes }) => ({
        name: `${name}, ${noise}`,
        world: team({ shocks, ...changes }),
        target: TARGET,
      })),
    ),
  },
  {
    key: 'clicks',
    title: 'Tickets that are clicked through',
    cells: NOISES.flatMap(({ noise, shocks }) =>
      CLICKS.map(({ name, work }) => ({ name: `${name}, ${noise}`, world: team({ shocks, work }), target: TARGET })),
    ),
  },
  {
    key: 'mixes',
    title: 'Types and clicks with an effect; types must not cost more than 2 points of power',
    cells: NOISES.flatMap(effectCells),
  },
];
