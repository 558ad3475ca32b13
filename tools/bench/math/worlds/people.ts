import { NOISES } from './levels.ts';
import { poisson, type Team, team } from './team.ts';
import type { Group } from './world.ts';

/** Tickets of several people with different speeds. At adoption, the first person leaves and may be replaced with another person. */
function people(count: number, deviation: number, isReplaced: boolean): Team['work'] {
  return (random) => {
    const speeds = Array.from({ length: count + 1 }, () => deviation * random.normal());
    const before = speeds.slice(1);
    const after = isReplaced ? [...speeds.slice(2), ...speeds.slice(0, 1)] : speeds.slice(2);
    return (week) => {
      const present = week < 0 ? before : after;
      const speed = present[Math.floor(random.uniform() * present.length)];
      if (speed === undefined) throw new Error('A team needs at least one person.');
      return { deviation: speed + 0.7 * random.normal() };
    };
  };
}

/** Stories that are split into smaller ones, so that there are more of them. */
function split(share: (week: number) => number): Partial<Team> {
  return {
    count: (week, random) => poisson(15 / share(week))(week, random),
    trend: (week) => Math.log(share(week)),
  };
}

const WORLDS: readonly { name: string; changes: Partial<Team> }[] = [
  { name: '5 people (0.5), one replaced', changes: { work: people(5, 0.5, true) } },
  { name: '5 people (0.3), one replaced', changes: { work: people(5, 0.3, true) } },
  { name: '5 people (0.5), one leaves', changes: { work: people(5, 0.5, false) } },
  { name: '3 people (0.5), one replaced', changes: { work: people(3, 0.5, true) } },
  { name: 'stories are split: × 0.7', changes: split((week) => (week < 0 ? 1 : 0.7)) },
];

export const peopleGroups: readonly Group[] = [
  {
    key: 'people',
    title:
      'People with their own speed (deviation of ln(hours)) and smaller stories, which status histories do not show',
    maxRuns: 500,
    cells: NOISES.flatMap(({ noise, shocks }) =>
      WORLDS.map(({ name, changes }) => ({
        name: `${name}, ${noise}`,
        world: team({ shocks, ...changes }),
        target: {},
      })),
    ),
  },
];
