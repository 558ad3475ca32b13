import type { FixedTeam, PlanReading, ReadPlanTeam, UnreadPlanTeam } from '@roi-insight/contracts';
import { MIN_ORDERS, PLAN_DRAWS, PLAN_TEAMS } from '@roi-insight/contracts';
import { ordersOf } from './draw/ordersOf.ts';
import { slotsOf, waitingOf } from './draw/slotsOf.ts';
import type { PlanChoice } from './PlanChoice.ts';
import { byKey } from './team/byKey.ts';

/** The reason why no order can be drawn. */
export type PlanRefusal =
  | { readonly kind: 'few-teams'; readonly teams: number; readonly needed: number }
  | { readonly kind: 'few-orders'; readonly orders: number; readonly needed: number };

/** The teams of a plan and their starts, before the order is drawn. */
export interface Proposal {
  /** Sorted by key. */
  readonly teams: readonly ReadPlanTeam[];
  readonly fixed: readonly FixedTeam[];
  /** Teams that cannot be measured, with the reason. */
  readonly leftOut: readonly UnreadPlanTeam[];
  /** Starts as weeks after the first start, ascending, one for each team that does not wait. */
  readonly slots: readonly number[];
  /** Number of teams that start after the last week. */
  readonly waiting: number;
  /** Number of different orders: k! ÷ w!, and fewer if teams start in the same week. */
  readonly orders: number;
  /** The smallest possible p. */
  readonly smallestP: number;
  readonly refusal: PlanRefusal | null;
}

/** The teams and starts that result from a choice. The calculation takes a millisecond, so users can try out constraints. */
export function proposePlan(reading: PlanReading, { fixed: roles, weeks }: PlanChoice): Proposal {
  const isFixed = ({ key }: { readonly key: string | null }) => key !== null && roles.has(key);
  const fixed = reading.teams.flatMap(({ key, name }): FixedTeam[] => {
    const role = key === null ? undefined : roles.get(key);
    return key === null || role === undefined ? [] : [{ key, name, role }];
  });
  const teams = reading.teams.filter((team) => team.kind === 'read').filter((team) => !isFixed(team));
  const leftOut = reading.teams.filter((team) => team.kind === 'unread').filter((team) => !isFixed(team));
  const waiting = waitingOf(teams.length);
  const slots = slotsOf(teams.length, weeks);
  const orders = ordersOf(slots, waiting);
  return {
    teams: teams.toSorted(byKey),
    fixed: fixed.toSorted(byKey),
    leftOut,
    slots,
    waiting,
    orders,
    smallestP: 1 / Math.min(Math.max(orders, 1), PLAN_DRAWS + 1),
    refusal: refusalOf(teams.length, orders),
  };
}

function refusalOf(teams: number, orders: number): PlanRefusal | null {
  if (teams < PLAN_TEAMS.min) return { kind: 'few-teams', teams, needed: PLAN_TEAMS.min };
  return orders < MIN_ORDERS ? { kind: 'few-orders', orders, needed: MIN_ORDERS } : null;
}
