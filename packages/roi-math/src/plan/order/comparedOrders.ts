import { allAssignments } from '../draw/allAssignments.ts';
import type { Assignment } from '../draw/Assignment.ts';
import { drawAssignment } from '../draw/drawAssignment.ts';
import { ordersOf } from '../draw/ordersOf.ts';
import type { PlanRandom } from '../draw/planRandom.ts';
import { unshuffled } from '../draw/unshuffled.ts';

/**
 * The real order, followed by the orders that it is compared with: all other possible orders if there are at most `draws`, otherwise `draws` orders
 * from the generator.
 */
export function comparedOrders(
  slots: readonly number[],
  waiting: number,
  real: Assignment,
  draws: number,
  random: PlanRandom,
): Assignment[] {
  if (ordersOf(slots, waiting) > draws + 1) {
    const starts = unshuffled(slots, waiting);
    return [real, ...Array.from({ length: draws }, () => drawAssignment(starts, random))];
  }
  const isReal = (order: Assignment) => order.every((start, team) => start === real[team]);
  return [real, ...[...allAssignments(slots, waiting)].filter((order) => !isReal(order))];
}
