import type { Random } from '../random.ts';
import { HOURS_PER_WEEK, type Job } from './jobs.ts';
import { heavyTailedShocks, NOISES } from './levels.ts';
import { lognormal, poisson, saves, type Team, team } from './team.ts';
import type { Cell, Group, Target } from './world.ts';

const TARGET: Target = { falseClaims: 0.03, coverage: { min: 0.93 } };

/** The same worlds with quiet and with noisy weeks. */
function quietAndNoisy(
  worlds: readonly { name: string; changes: Partial<Team>; truth?: number }[],
  target: Target,
): Cell[] {
  return NOISES.flatMap(({ noise, shocks }) =>
    worlds.map(({ name, changes, truth }) => ({
      name: `${name}, ${noise}`,
      world: team({ shocks, ...changes }, truth),
      target,
    })),
  );
}

const TICKETS_PER_EPIC = 6;

/** Puts tickets of an epic close together and gives them a common factor of length. */
function inEpics(jobs: readonly Job[], random: Random): Job[] {
  return Array.from({ length: Math.ceil(jobs.length / TICKETS_PER_EPIC) }, (_, epic) => {
    const shared = Math.exp(0.4 * random.normal());
    const tickets = jobs.slice(epic * TICKETS_PER_EPIC, (epic + 1) * TICKETS_PER_EPIC);
    const end = Math.max(...tickets.map(({ doneAt }) => doneAt));
    return tickets.map((ticket) => {
      const closedAt = end - random.uniform() * 2;
      return Object.assign(ticket, {
        startedAt: closedAt - (ticket.doneAt - ticket.startedAt) * shared,
        doneAt: closedAt,
      });
    });
  }).flat();
}

const VOLUMES: readonly { name: string; changes: Partial<Team> }[] = [
  { name: '3 a week', changes: { count: poisson(3) } },
  { name: '5 a week', changes: { count: poisson(5) } },
  { name: '40 a week', changes: { count: poisson(40) } },
  {
    name: 'a quarter of the weeks without tickets',
    changes: { count: (_, random) => (random.uniform() < 0.25 ? 0 : random.poisson(20)) },
  },
  {
    name: 'bursts: every fourth week has 36 tickets, the others 8',
    changes: { count: (week, random) => random.poisson(week % 4 === 0 ? 36 : 8) },
  },
  { name: 'epics of six tickets that close together', changes: { rearrange: inEpics } },
];

/** Number of standard deviations above the median where the upper fifth begins. */
const UPPER_FIFTH = 0.8416;

/** Log-normal tickets whose upper fifth has a Pareto tail. */
function pareto(alpha: number): Team['work'] {
  return (random) => () => {
    const normal = random.normal();
    return {
      deviation: 0.7 * Math.min(normal, UPPER_FIFTH) + (normal > UPPER_FIFTH ? random.exponential() / alpha : 0),
    };
  };
}

const TAILS: readonly { name: string; changes: Partial<Team> }[] = [
  { name: 'σ 1.2', changes: { work: lognormal(1.2) } },
  { name: 'Pareto tail, α 1', changes: { work: pareto(1) } },
  { name: 'Pareto tail, α 1.5', changes: { work: pareto(1.5) } },
  {
    name: 'tickets of Student’s t, 3 degrees of freedom',
    changes: { work: (random) => () => ({ deviation: 0.7 * random.heavyTailed() }) },
  },
];

/** Number of standard deviations above the median from which tickets count as long: 30.9 % of all tickets. Only long tickets get shorter. */
const LONG = 0.5;
const LONG_SHARE = 0.3085;

const onlyLong: Team['work'] = (random) => (week) => {
  const normal = random.normal();
  return { deviation: 0.7 * normal + (week >= 0 && normal > LONG ? Math.log(0.7) : 0) };
};

const onlySome: Team['work'] = (random) => (week) => ({
  deviation: 0.7 * random.normal() + (week >= 0 && random.uniform() < 0.4 ? Math.log(0.4) : 0),
});

const EFFECTS: readonly { name: string; changes: Partial<Team>; truth?: number }[] = [
  { name: '20 % saved', changes: { saving: saves(0.2) } },
  { name: '30 % saved', changes: { saving: saves(0.3) } },
  { name: '60 % saved', changes: { saving: saves(0.6) } },
  { name: '60 % longer', changes: { saving: saves(-0.6) } },
  {
    name: '40 % saved after a rise over 8 weeks',
    changes: { saving: (week) => Math.min((week + 1) / 8, 1) * Math.log(0.6) },
  },
  { name: '50 % saved that fades (half in 4 weeks)', changes: { saving: (week) => 2 ** (-week / 4) * Math.log(0.5) } },
  { name: '60 % saved on 40 % of the tickets', changes: { work: onlySome }, truth: 0.4 * Math.log(0.4) },
  { name: '30 % saved on the longest third only', changes: { work: onlyLong }, truth: LONG_SHARE * Math.log(0.7) },
];

export const shapes: readonly Group[] = [
  { key: 'volume', title: 'Volume, bursts, epics', cells: quietAndNoisy(VOLUMES, TARGET) },
  {
    key: 'tails',
    title: 'Tails',
    cells: [
      ...quietAndNoisy(TAILS, TARGET),
      {
        name: 'weekly shocks of Student’s t, 0.25, ρ 0.4',
        world: team({ shocks: heavyTailedShocks(0.25, 0.4) }),
        target: TARGET,
      },
    ],
  },
  { key: 'effects', title: 'Sizes and shapes of an effect', cells: quietAndNoisy(EFFECTS, TARGET) },
];

/** A fifth of the tickets that were finished before a day of this week are closed in one afternoon of that day. */
function closedInBulk(week: number): Team['rearrange'] {
  const bulkAt = week * HOURS_PER_WEEK + 12;
  return (jobs, random) =>
    jobs.map((job) =>
      job.doneAt < bulkAt && random.uniform() < 0.2 ? { ...job, doneAt: bulkAt + 4 * random.uniform() } : job,
    );
}

export const bulk: readonly Group[] = [
  {
    key: 'bulk',
    title: 'A fifth of the tickets closed in bulk',
    cells: quietAndNoisy(
      [
        { name: 'bulk 20 weeks before adoption', changes: { rearrange: closedInBulk(-20) } },
        { name: 'bulk 3 weeks before adoption', changes: { rearrange: closedInBulk(-3) } },
        { name: 'bulk 3 weeks after adoption', changes: { rearrange: closedInBulk(3) } },
      ],
      { falseClaims: 0.04, coverage: { min: 0.93 } },
    ),
  },
];

/** A company holiday of two weeks, in which tickets wait while their time counts. */
function shutdown(week: number): Team['rearrange'] {
  const from = week * HOURS_PER_WEEK;
  const later = (at: number) => (at < from ? at : at + 2 * HOURS_PER_WEEK);
  return (jobs) => jobs.map((job) => ({ ...job, startedAt: later(job.startedAt), doneAt: later(job.doneAt) }));
}

export const clock: readonly Group[] = [
  {
    key: 'clock',
    title: 'Two weeks without work',
    maxRuns: 500,
    cells: quietAndNoisy(
      [
        { name: 'shutdown 3 weeks before adoption', changes: { rearrange: shutdown(-3) } },
        { name: 'shutdown 1 week after adoption', changes: { rearrange: shutdown(1) } },
      ],
      {},
    ),
  },
  {
    key: 'clock',
    title: '30 % saved by a team in another time zone than the one that is counted',
    maxRuns: 500,
    cells: quietAndNoisy(
      [1, 5.5, 9].map((behind) => ({
        name: `30 % saved, ${behind} ${behind === 1 ? 'hour' : 'hours'} west`,
        changes: { saving: saves(0.3), behind },
      })),
      {},
    ),
  },
];
