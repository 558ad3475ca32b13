import type { Plan, PlanTerms, ReadPlanTeam } from '@roi-insight/contracts';
import { drawPlan, type PlanResultInput } from '@roi-insight/roi-math';
import { drawAssignment } from '../../../../packages/roi-math/src/plan/draw/drawAssignment.ts';
import { planRandom } from '../../../../packages/roi-math/src/plan/draw/planRandom.ts';
import { planSeed } from '../../../../packages/roi-math/src/plan/draw/planSeed.ts';
import { unshuffled } from '../../../../packages/roi-math/src/plan/draw/unshuffled.ts';
import { statisticAt } from '../../../../packages/roi-math/src/plan/order/statisticAt.ts';
import { weeklyScores } from '../../../../packages/roi-math/src/plan/order/weeklyScores.ts';
import { planHash } from '../../../../packages/roi-math/src/plan/planHash.ts';
import type { TrustWorld } from './TrustWorld.ts';

/** Difference between the savings of two plans, so that their codes differ. */
const STEP = 0.0001;

type ByIssue = Extract<Plan['registration'], { readonly kind: 'issue' }>;

/** The plan that is reported, and its issue at that time. */
interface ChosenPlan {
  readonly plan: Plan;
  readonly registered: PlanResultInput['registered'];
}

/** Registers as many plans as the world has, and takes the one whose order looks most like a saving in these weeks. */
export function chosenPlan(
  { chosenOf }: TrustWorld,
  terms: PlanTerms,
  issue: ByIssue,
  teams: readonly ReadPlanTeam[],
): ChosenPlan {
  const { plans, codes } = chosenOf ?? { plans: 1, codes: 'in-issues' };
  const candidates = Array.from({ length: plans }, (_, index) =>
    codes === 'in-issues'
      ? { terms, registration: { ...issue, id: index === 0 ? issue.id : `${issue.id}${index}` } }
      : { terms: { ...terms, smallestSaving: terms.smallestSaving + STEP * index }, registration: issue },
  );
  const orders = candidates.map((one) =>
    drawAssignment(unshuffled(terms.slots, terms.waiting), planRandom(planSeed(planHash(one.terms), one.registration))),
  );
  const { ramp } = weeklyScores(terms, teams, orders);
  const zs = orders.map((_, index) => statisticAt(ramp, index, 0).z);
  const { terms: chosen, registration } = candidates[zs.indexOf(Math.min(...zs))] ?? { terms, registration: issue };
  return {
    plan: drawPlan(chosen, registration),
    registered:
      codes === 'in-one-issue'
        ? { kind: 'several-codes' }
        : { ...registration, kind: 'found', others: { count: plans - 1, keys: [] } },
  };
}
