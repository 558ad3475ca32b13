import { extremeOrders } from './extremeOrders.ts';
import type { OrderScores } from './orderScores.ts';

/** Effects of a factor of more than 20 are not looked for. */
const MAX_EFFECT = Math.log(20);
/** Effects that are tried on either side of the estimate; the closest ones are close to each other. */
const TRIED = 60;
/** Halvings between an effect that is excluded and one that is not. */
const HALVINGS = 24;

/** Ends of an interval in ln(hours); null if nothing on that side is excluded. */
export interface AcceptedInterval {
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * The effects that the orders do not exclude: p of the weeks without the effect is above `alpha`, whether it came at once or built up.
 * With an interval for one shape alone, an effect of the other one would be missed too often. With a claim, those of its sign, as no
 * effect is excluded. If effects between two that are not excluded are, the interval contains them.
 * @param scores with an effect of each shape that may be removed
 * @param estimate in ln(hours)
 * @param claim the sign of the claim; 0 without one
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
