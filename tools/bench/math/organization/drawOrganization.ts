import type { LogSeries } from '../../../../packages/roi-math/src/evidence/series/logWeeks.ts';
import type { Random } from '../random.ts';
import type { DrawnTeam, OrganizationWorld } from './OrganizationWorld.ts';

const WEEKS_BEFORE = 39;
const WEEKS_AFTER = 52;
/** Starts are spread over this number of weeks. */
const STARTS = 40;
/** One team of this number never starts. */
const NEVER = 5;

export interface SimulatedTeam {
  readonly series: LogSeries;
  readonly start: number | null;
  /** Share of people who use the assistant in a week. */
  readonly shareIn: (week: number) => number;
}

/** Draws the weekly means of all teams. `saving` is the share of time that a user saves. */
export function drawOrganization(
  world: OrganizationWorld,
  teams: number,
  saving: number,
  random: Random,
): SimulatedTeam[] {
  const weeks = WEEKS_BEFORE + WEEKS_AFTER;
  const common = world.shared(weeks, random);
  const effect = Math.log(1 - saving);
  return teamsOf(world, teams, random).map((team) => {
    const shocks = world.shocks(weeks, random);
    const course = world.own(team, random);
    const use = useOf(world, team, shocks, random);
    const perWeek = world.perWeek(team.index);
    const means = shocks.map((shock, index) => {
      const week = index - WEEKS_BEFORE;
      const count = random.uniform() < world.missing ? 0 : random.poisson(perWeek);
      const level = team.level + team.slope * week + (common[index] ?? NaN) + shock + course(week);
      const noise = (world.spread / Math.sqrt(count)) * random.normal();
      return { week, count, mean: count === 0 ? null : level + effect * use(week) + noise };
    });
    const tickets = means.reduce((sum, { count }) => sum + count, 0);
    return {
      series: { weeks: means, ticketVariance: world.spread ** 2, degreesOfFreedom: tickets - weeks },
      start: team.start,
      shareIn: use,
    };
  });
}

/** The teams: the order of their starts is random, or that of the world. */
function teamsOf(world: OrganizationWorld, teams: number, random: Random): DrawnTeam[] {
  const starting = teams - Math.floor(teams / NEVER);
  return Array.from({ length: teams }, (_, index): DrawnTeam => ({
    index,
    start: null,
    level: 0.4 * random.normal(),
    slope: world.slopes * random.normal(),
  }))
    .toSorted(world.inOrder)
    .map(({ index, level, slope }, place) => ({
      index,
      level,
      slope,
      start: place < starting ? Math.floor((place * STARTS) / starting) : null,
    }));
}

/** 40 to 90 % of the people, reached within 2 to 12 weeks. */
function useOf(
  { useByShock, useByLevel }: OrganizationWorld,
  { start, level }: DrawnTeam,
  shocks: readonly number[],
  random: Random,
) {
  const plateau = 0.4 + 0.5 * random.uniform();
  const ramp = 2 + Math.floor(11 * random.uniform());
  return (week: number): number => {
    if (start === null || week < start) return 0;
    const shock = shocks[week + WEEKS_BEFORE] ?? NaN;
    const share = plateau * Math.min(1, (week - start + 1) / ramp);
    return Math.min(Math.max(share - useByShock * shock - useByLevel * level, 0), 1);
  };
}
