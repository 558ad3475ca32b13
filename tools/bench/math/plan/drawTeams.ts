import type { ReadPlanTeam } from '@roi-insight/contracts';
import type { Random } from '../random.ts';
import { LENGTH, type PlanWorld } from './PlanWorld.ts';

/** Standard deviation of ln(hours) within weeks. */
export const TICKET_DEVIATION = 1.1;
/** Usual number of tickets a week. */
const TICKETS = 13;
/** Spread of the sizes of teams. */
const SPREAD = 0.4;
/** The largest mean for Poisson numbers. Numbers with larger means are drawn from a normal distribution. */
const MAX_POISSON = 100;

/** The saving of a team by weeks since its start; 0 before the start. */
export type Effect = (weeksSinceStart: number) => number;

/** Teams with drawn levels, which do not depend on their starts. */
export interface DrawnTeams {
  /** ln(hours) of each team and week. The first week is `−before`. */
  readonly levels: readonly (readonly number[])[];
  /** The data of the teams at the end of the plan, given the week in which each one starts (Infinity: never) and the effect. */
  read(starts: readonly number[], effect: Effect): ReadPlanTeam[];
}

/** Draws the levels of teams from `before` weeks before the first start to the end of the plan. */
export function drawTeams(world: PlanWorld, teams: number, before: number, random: Random): DrawnTeams {
  const weeks = before + LENGTH;
  const shared = world.shared(weeks, random);
  const events = world.events?.(teams, random) ?? [];
  const volumes = world.volume?.(teams, random) ?? [];
  const levels = Array.from({ length: teams }, (_, team) =>
    world.own(weeks, random).map((own, index) => {
      const week = index - before;
      return own + (shared[index] ?? 0) + (world.course?.(week) ?? 0) + (events[team]?.(week) ?? 0);
    }),
  );
  const sizes = levels.map(() => TICKETS * Math.exp(SPREAD * random.normal()));
  return {
    levels,
    read: (starts, effect) =>
      levels.map((level, team): ReadPlanTeam => {
        const start = starts[team] ?? Infinity;
        return {
          kind: 'read',
          key: `T${String(team).padStart(2, '0')}`,
          name: `Team ${team}`,
          timeZone: 'UTC',
          measure: 'active',
          ticketVariance: TICKET_DEVIATION ** 2,
          sizePercent: null,
          source: { projectId: String(10_001 + team), tickets: 5000, incompleteHistories: 0, unclearStatuses: [] },
          weeks: level.map((mean, index) => {
            const week = index - before;
            const hasStarted = week >= start;
            const expected = (sizes[team] ?? 0) * (volumes[team]?.(week, hasStarted) ?? 1);
            const tickets = countAround(expected, random);
            const noise = tickets === 0 ? 0 : (TICKET_DEVIATION / Math.sqrt(tickets)) * random.normal();
            const saved = hasStarted ? effect(week - start) : 0;
            return {
              week,
              tickets,
              mean: tickets === 0 ? null : mean + saved + noise,
              hours: 10 * tickets,
              work: null,
            };
          }),
        };
      }),
  };
}

function countAround(expected: number, random: Random): number {
  if (expected === 0) return 0;
  if (expected <= MAX_POISSON) return random.poisson(expected);
  return Math.round(expected + Math.sqrt(expected) * random.normal());
}
