import { extremeOrders } from './extremeOrders.ts';
import type { OrderScores } from './orderScores.ts';

/** Effects that change times by a factor of more than 20 are not tried. */
const MAX_EFFECT = Math.log(20);
/** Number of effects tried on either side of the estimate. They are denser near the estimate. */
const TRIED = 60;
/** Number of bisections between an excluded effect and an accepted effect. */
const HALVINGS = 24;

/** Ends of an interval in ln(hours); null if nothing on that side is excluded. */
export interface AcceptedInterval {
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The interval of the effects that the orders do not exclude. An effect is accepted if p of the weeks without it is above `alpha` for at least one
 * shape (at once or built up): an interval for one shape alone would miss effects of the other shape too often. With a claim, only effects of its sign
 * are tried, because "no effect" is excluded. Excluded effects between two accepted effects are part of the interval.
 * @param scores with an effect of each shape that may be removed
 * @param estimate in ln(hours)
 * @param claim the sign of the claim; 0 if there is no claim
 */
export function acceptedInterval(
  scores: readonly OrderScores[],
  alpha: number,
  estimate: number,
  claim: -1 | 0 | 1,
): AcceptedInterval {
  const isAccepted = (theta: number) =>
    scores.some((one) => extremeOrders(one, theta) / one.products.ramp.length > alpha);
  const [least, most] = [claim > 0 ? 0 : -MAX_EFFECT, claim < 0 ? 0 : MAX_EFFECT];
  const center = Math.min(Math.max(estimate, least), most);
  const endTowards = (limit: number): number | null => {
    const at = (index: number) => center + (limit - center) * (index / TRIED) ** 2;
    let index = TRIED;
    while (index > 0 && !isAccepted(at(index))) index -= 1;
    if (index === TRIED) return null;
    let [inside, outside] = [at(index), at(index + 1)];
    for (let halving = 0; halving < HALVINGS; halving += 1) {
      const middle = (inside + outside) / 2;
      if (isAccepted(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return { low: endTowards(least), high: endTowards(most) };
}
