import type { Plan } from '@roi-insight/contracts';
import type { Assignment } from '../draw/Assignment.ts';
import { drawAssignment } from '../draw/drawAssignment.ts';
import { plannedStarts } from '../draw/plannedStarts.ts';
import { type PlanRandom, planRandom } from '../draw/planRandom.ts';
import { planSeed } from '../draw/planSeed.ts';
import { startWeeks } from '../draw/startWeeks.ts';
import { unshuffled } from '../draw/unshuffled.ts';
import { planHash } from '../planHash.ts';

/** The order that a report on a plan analyzes, and what is wrong with the file. */
export interface PlannedOrder {
  readonly assignment: Assignment;
  /** The plan's generator after the draw. It also draws the orders with which the real order is compared. */
  readonly random: PlanRandom;
  readonly deviations: readonly { readonly kind: 'changed' | 'other-order' }[];
}

/**
 * The order that code and registration draw. If the terms no longer match the code, the draw would give a different
 * order than the one that was followed. In that case, the order of the file counts if it has every start once.
 */
export function plannedOrder({ terms, hash, registration, order }: Plan): PlannedOrder {
  const random = planRandom(planSeed(hash, registration));
  const drawn = drawAssignment(unshuffled(terms.slots, terms.waiting), random);
  const weeks = startWeeks(terms.slots);
  const inFile = new Map(order.map(({ key, week }) => [key, week]));
  const written = Uint8Array.from(terms.teams, ({ key }) => {
    const week = inFile.get(key) ?? null;
    const start = week === null ? -1 : weeks.indexOf(week);
    return start === -1 ? weeks.length : start;
  });
  if (planHash(terms) !== hash) {
    const isWhole = sorted(written) === sorted(unshuffled(terms.slots, terms.waiting));
    return { assignment: isWhole ? written : drawn, random, deviations: [{ kind: 'changed' }] };
  }
  const starts = plannedStarts(terms, drawn);
  const isSame =
    starts.length === order.length &&
    starts.every(({ key, week }, index) => order[index]?.key === key && order[index].week === week);
  return { assignment: drawn, random, deviations: isSame ? [] : [{ kind: 'other-order' }] };
}

const sorted = (assignment: Assignment) => assignment.toSorted().join(' ');
