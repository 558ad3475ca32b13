import type { Plan, PlanTerms, Registration } from '@roi-insight/contracts';
import { drawAssignment } from './draw/drawAssignment.ts';
import { plannedStarts } from './draw/plannedStarts.ts';
import { planRandom } from './draw/planRandom.ts';
import { planSeed } from './draw/planSeed.ts';
import { unshuffled } from './draw/unshuffled.ts';
import { planHash } from './planHash.ts';

/**
 * Draws the order from the hash and the registration. The same registration always draws the same order.
 * @throws {RangeError} if a text of the terms is not valid Unicode
 */
export function drawPlan(terms: PlanTerms, registration: Registration): Plan {
  const hash = planHash(terms);
  const random = planRandom(planSeed(hash, registration));
  const assignment = drawAssignment(unshuffled(terms.slots, terms.waiting), random);
  return { terms, hash, registration, order: plannedStarts(terms, assignment) };
}
