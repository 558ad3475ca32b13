import { HOURS_PER_WEEK, type Job, ticketsOf } from './jobs.ts';
import { NOISES, type Shocks } from './levels.ts';
import type { Cell, Group, World } from './world.ts';

/** A team whose tickets take longer than a week, so that many are in progress at the same time. */
interface Backlog {
  /** The first week in which work is started. */
  readonly firstWeek: number;
  /** Mean number of tickets started per week. */
  readonly starts: (week: number) => number;
  readonly shocks: Shocks;
  /** Share of time that is saved on tickets started after adoption. */
  readonly saved: number;
}

const MEDIAN = 60;
const SPREAD = 0.7;
const POST_WEEKS = 13;
/** This week is long before the baseline, so that tickets that take ten weeks are already in progress when the baseline starts. */
const OLD = -39 - 26;

/** Tickets by the week in which work on them starts. Each week has a shock. Tickets that do not finish in time are omitted. */
function backlog({ firstWeek, starts, shocks, saved }: Backlog): World {
  return {
    truth: saved * 100,
    postWeeks: POST_WEEKS,
    draw: (random) => {
      const jobs: Job[] = [];
      for (const [index, shock] of shocks(POST_WEEKS - firstWeek, random).entries()) {
        const week = firstWeek + index;
        const level = Math.log(MEDIAN) + shock + (week >= 0 ? Math.log(1 - saved) : 0);
        for (let left = random.poisson(starts(week)); left > 0; left -= 1) {
          const startedAt = (week + random.uniform()) * HOURS_PER_WEEK;
          const doneAt = startedAt + Math.exp(level + SPREAD * random.normal());
          if (doneAt < POST_WEEKS * HOURS_PER_WEEK) jobs.push({ startedAt, doneAt });
        }
      }
      return ticketsOf(jobs, random);
    },
  };
}

const STEADY = { firstWeek: OLD, starts: () => 15, saved: 0 };

const inBothNoises = (worlds: readonly { name: string; changes: Partial<Backlog> }[], target: Cell['target']): Cell[] =>
  NOISES.flatMap(({ noise, shocks }) =>
    worlds.map(({ name, changes }) => ({
      name: `${name}, ${noise}`,
      world: backlog({ ...STEADY, shocks, ...changes }),
      target,
    })),
  );

export const young: readonly Group[] = [
  {
    key: 'young',
    title: 'Young projects, tickets of 60 hours',
    cells: inBothNoises(
      [39, 26, 16].map((weeks) => ({
        name: `first work ${weeks} weeks before adoption`,
        changes: { firstWeek: -weeks },
      })),
      { falseClaims: 0.035, coverage: { min: 0.93 } },
    ),
  },
];

export const progress: readonly Group[] = [
  {
    key: 'progress',
    title: 'Work in progress, tickets of 60 hours',
    maxRuns: 500,
    cells: inBothNoises(
      [
        { name: 'steady', changes: {} },
        { name: 'half as many starts more from adoption on', changes: { starts: (week) => (week < 0 ? 15 : 22.5) } },
        { name: 'a third fewer starts from adoption on', changes: { starts: (week) => (week < 0 ? 15 : 10) } },
        { name: '45 more starts two weeks before', changes: { starts: (week) => (week === -2 ? 60 : 15) } },
        { name: '30 % saved on tickets started after adoption', changes: { saved: 0.3 } },
      ],
      {},
    ),
  },
];
