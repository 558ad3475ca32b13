import { HOURS_PER_WEEK, type Job, ticketsOf } from './jobs.ts';
import { NOISES, type Shocks } from './levels.ts';
import type { Cell, Group, World } from './world.ts';

/** A team whose tickets take longer than a week, so that work in progress matters. */
interface Backlog {
  /** The first week in which work is started. */
  readonly firstWeek: number;
  /** Mean number of tickets started per week. */
  readonly starts: (week: number) => number;
  readonly shocks: Shocks;
  /** Share of time that is saved on tickets started after adoption. */
  readonly saved: number;
  /** Whether shocks and saving are those of the weeks in which a ticket is worked on, not of the week it was started in. */
  readonly byPace?: boolean;
}

const MEDIAN = 60;
const SPREAD = 0.7;
const POST_WEEKS = 13;
/** As many as decide whether the estimate with open tickets may decide. */
const PROGRESS_RUNS = 4000;
/** Long before the baseline, so that tickets of ten weeks are already in progress when it begins. */
const OLD = -39 - 26;

/** Tickets by the week in which work starts, each week with its shock. Those that do not finish in time are still open. */
function backlog({ firstWeek, starts, shocks, saved, byPace = false }: Backlog): World {
  return {
    truth: saved * 100,
    postWeeks: POST_WEEKS,
    hasOpenTickets: true,
    draw: (random) => {
      const jobs: Job[] = [];
      const levels = shocks(POST_WEEKS - firstWeek, random).map(
        (shock, index) => shock + (firstWeek + index >= 0 ? Math.log(1 - saved) : 0),
      );
      for (const [index, level] of levels.entries()) {
        const week = firstWeek + index;
        for (let left = random.poisson(starts(week)); left > 0; left -= 1) {
          const startedAt = (week + random.uniform()) * HOURS_PER_WEEK;
          const work = MEDIAN * Math.exp(SPREAD * random.normal());
          const doneAt = byPace
            ? doneAtPace(startedAt, work, (at) => levels[at - firstWeek] ?? 0)
            : startedAt + work * Math.exp(level);
          // Without a random creation, open tickets leave the numbers of the others as they were.
          jobs.push(
            doneAt < POST_WEEKS * HOURS_PER_WEEK
              ? { startedAt, doneAt }
              : { createdAt: startedAt - 0.001, startedAt, doneAt },
          );
        }
      }
      return ticketsOf(jobs, random);
    },
  };
}

/** The time at which an amount of work is done if an hour of it takes exp(level) hours in each week. */
function doneAtPace(startedAt: number, work: number, levelOf: (week: number) => number): number {
  let [at, left] = [startedAt, work];
  for (let week = Math.floor(startedAt / HOURS_PER_WEEK); ; week += 1) {
    const hours = left * Math.exp(levelOf(week));
    const end = (week + 1) * HOURS_PER_WEEK;
    if (at + hours <= end) return at + hours;
    left -= (end - at) / Math.exp(levelOf(week));
    at = end;
  }
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
    maxRuns: PROGRESS_RUNS,
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
    maxRuns: PROGRESS_RUNS,
    title: 'Work in progress, tickets of 60 hours',
    cells: inBothNoises(
      [
        { name: 'steady', changes: {} },
        { name: 'half as many starts more from adoption on', changes: { starts: (week) => (week < 0 ? 15 : 22.5) } },
        { name: 'a third fewer starts from adoption on', changes: { starts: (week) => (week < 0 ? 15 : 10) } },
        { name: '45 more starts two weeks before', changes: { starts: (week) => (week === -2 ? 60 : 15) } },
        { name: '30 % saved on tickets started after adoption', changes: { saved: 0.3 } },
        { name: 'steady, each week has a pace', changes: { byPace: true } },
        { name: 'work takes 30 % less time from adoption on', changes: { byPace: true, saved: 0.3 } },
        { name: 'work takes 50 % less time from adoption on', changes: { byPace: true, saved: 0.5 } },
      ],
      {},
    ),
  },
];
