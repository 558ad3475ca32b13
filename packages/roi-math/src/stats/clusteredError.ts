import { dot } from './positiveDefinite.ts';
import { normalQuantile } from './distributions/normalQuantile.ts';
import { studentTQuantile } from './distributions/studentT.ts';

/**
 * A team's part in an estimate c'θ̂ = a'b with a = A⁻¹c, where the normal equations A θ̂ = b are sums over teams. Only sums over teams are needed, so that
 * any design whose equations are such sums can use it.
 */
export interface TeamScore {
  /** a'(b_g − A_g θ̂): what the team's residuals add to the estimate. */
  readonly score: number;
  /** a'A_g a: the variance of that if θ were known and the model of errors were true. */
  readonly variance: number;
  /** L⁻¹A_g a with LL' = A: how the team's data move θ̂. */
  readonly pull: Float64Array;
}

/**
 * Degrees of freedom with which the error of the model counts. The error clustered by team is itself an estimate, from as many numbers as there are teams.
 * With few teams, it says little.
 */
const MODEL_DEGREES = 4;

/** A team whose data leave less than this share of its part free decides the estimate, so that its residuals say nothing. */
const MIN_LEFT = 1e-6;

/** Probability below the upper end of a 95 % interval. */
const UPPER = 0.975;

/**
 * How many times wider than under the model of errors a 95 % interval is if it is clustered by team, so that teams may differ in their effects and trends,
 * and in how uneven their weeks are. At least 1.
 *
 * The clustered variance is Σ score² with each score corrected for the team's own pull on the estimate, so that it is unbiased if the model is true (CR2
 * along one coefficient), and with Satterthwaite's degrees of freedom. It is averaged with the variance of the model, by degrees of freedom.
 * Sources: Bell & McCaffrey, "Bias reduction in standard errors for linear regression with multi-stage samples" (2002); Smyth, "Linear models and empirical
 * Bayes methods" (2004), for the average.
 * @param prior variance of the estimate that is due to priors, not to teams
 */
export function clusteredError(teams: readonly TeamScore[], prior: number): number {
  const model = sumOf(teams, ({ variance }) => variance);
  const corrections = teams.map(({ variance, pull }) => {
    const left = variance - dot(pull, pull);
    return left > MIN_LEFT * variance ? Math.sqrt(variance / left) : 0;
  });
  const known = corrections.map((correction) => correction > 0);
  const clustered = sumOf(teams, ({ score, variance }, g) =>
    known[g] === true ? ((corrections[g] ?? NaN) * score) ** 2 : variance,
  );
  let squares = 0;
  for (const [g, one] of teams.entries()) {
    for (const [h, other] of teams.entries()) {
      const covariance = (g === h ? one.variance : 0) - dot(one.pull, other.pull);
      squares += ((corrections[g] ?? 0) * (corrections[h] ?? 0) * covariance) ** 2;
    }
  }
  const degrees =
    squares > 0 ? sumOf(teams, ({ variance }, g) => (known[g] === true ? variance : 0)) ** 2 / squares : 0;
  const average = (MODEL_DEGREES * model + degrees * clustered) / (MODEL_DEGREES + degrees);
  const quantile = studentTQuantile(UPPER, MODEL_DEGREES + degrees) / normalQuantile(UPPER);
  return Math.max(1, quantile * Math.sqrt((average + prior) / (model + prior)));
}

function sumOf(teams: readonly TeamScore[], term: (team: TeamScore, index: number) => number): number {
  return teams.reduce((sum, team, index) => sum + term(team, index), 0);
}
