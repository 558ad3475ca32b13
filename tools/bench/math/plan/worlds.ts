import type { Random } from '../random.ts';
import { autoregressive, randomWalk } from '../worlds/levels.ts';
import { LENGTH, type PlanWorld } from './PlanWorld.ts';

/** Stationary standard deviation of an autoregressive level. */
const level = (deviation: number, persistence: number) =>
  autoregressive(deviation * Math.sqrt(1 - persistence ** 2), persistence);

/** Levels that vary by 20 %, and company-wide shocks of 20 %. */
export const USUAL: PlanWorld = { shared: level(0.2, 0.4), own: level(0.2, 0.6) };

const each = <T>(teams: number, draw: (team: number) => T): T[] =>
  Array.from({ length: teams }, (_, team) => draw(team));
const below = (random: Random, bound: number) => Math.floor(random.uniform() * bound);

/** Randomly chosen teams. */
function chosen(teams: number, count: number, random: Random): ReadonlySet<number> {
  const set = new Set<number>();
  while (set.size < count) set.add(below(random, teams));
  return set;
}

/** Worlds that have no effect, and that would mislead a comparison whose order was not drawn. */
export const HOSTILE: Readonly<Record<string, PlanWorld>> = {
  'own trends of 1 % a week': {
    ...USUAL,
    events: (teams, random) =>
      each(teams, () => {
        const slope = 0.01 * random.normal();
        return (week) => slope * week;
      }),
  },
  'all 20 % faster, and a season': {
    ...USUAL,
    course: (week) => 0.25 * Math.sin((2 * Math.PI * week) / 52) + (week >= 4 ? Math.log(0.8) : 0),
  },
  'levels that walk': { ...USUAL, own: randomWalk(0.06) },
  'crunches of four weeks': {
    ...USUAL,
    events: (teams, random) =>
      each(teams, () => {
        const starts = each(5, () => below(random, 78) - 52);
        return (week) => (starts.some((start) => week >= start && week < start + 4) ? Math.log(0.6) : 0);
      }),
  },
  'one team reorganizes': {
    ...USUAL,
    events: (teams, random) => {
      const team = below(random, teams);
      const from = below(random, LENGTH);
      const step = random.uniform() < 0.5 ? Math.log(0.6) : -Math.log(0.6);
      return each(teams, (one) => (week) => (one === team && week >= from ? step : 0));
    },
  },
  'teams that start split their tickets': {
    ...USUAL,
    volume: (teams) => each(teams, () => (_, hasStarted) => (hasStarted ? 1.4 : 1)),
  },
  'two teams use another assistant': {
    ...USUAL,
    events: (teams, random) => {
      const users = chosen(teams, 2, random);
      const from = below(random, LENGTH);
      return each(teams, (team) => (week) => (users.has(team) && week >= from ? Math.log(0.75) : 0));
    },
  },
  'a third of the weeks without tickets': {
    ...USUAL,
    volume: (teams, random) => {
      const filled = each(teams, () => new Set(each(78, (week) => week - 52).filter(() => random.uniform() > 1 / 3)));
      return each(teams, (team) => (week) => (filled[team]?.has(week) === true ? 1 : 0));
    },
  },
  'one team is twenty times larger': {
    ...USUAL,
    volume: (teams) => each(teams, (team) => () => (team === 0 ? 20 : 1)),
  },
  'two teams drop out': {
    ...USUAL,
    volume: (teams, random) => {
      const lost = chosen(teams, 2, random);
      const from = below(random, LENGTH);
      return each(teams, (team) => (week) => (lost.has(team) && week >= from ? 0 : 1));
    },
  },
};

/** Number of weeks after the first start in which levels return to normal. */
const RETURN = 20;

/**
 * Teams that are slower or faster than usual before the first start and return to normal after it. An order that starts
 * with the slowest teams profits from this.
 */
export const RETURNING: PlanWorld = {
  ...USUAL,
  events: (teams, random) =>
    each(teams, () => {
      const before = 0.5 * random.normal();
      return (week) => before * Math.max(Math.min(1, 1 - week / RETURN), 0);
    }),
};
