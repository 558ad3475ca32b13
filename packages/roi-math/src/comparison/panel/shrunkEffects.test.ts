import { describe, expect, it } from 'vitest';
import { entry } from '../../stats/positiveDefinite.ts';
import { shrunkEffects } from './shrunkEffects.ts';

/** Effects with the same independent error. */
function independent(means: readonly number[], error: number) {
  const covariance = new Float64Array((means.length * (means.length + 1)) / 2);
  for (let i = 0; i < means.length; i += 1) covariance[(i * (i + 3)) / 2] = error ** 2;
  return { means, covariance };
}

describe('shrunkEffects', () => {
  it('gives each team the common effect if the teams differ by no more than their errors', () => {
    const { means, covariance } = shrunkEffects(independent([-0.2, -0.3, -0.4], 0.2), { mean: -0.28, deviation: 0.12 });
    for (const mean of means) expect(mean).toBeCloseTo(-0.28, 12);
    expect(Math.sqrt(entry(covariance, 0, 0))).toBeCloseTo(0.12, 12);
  });

  it('shrinks the effects according to the variance between teams', () => {
    // REML for equal errors: ω² = sample variance − error² = 0.16 − 0.01; shrinkage ω² / (ω² + error²) = 0.9375.
    const { means } = shrunkEffects(independent([-0.4, 0, 0.4], 0.1), { mean: 0, deviation: 0.1 });
    expect(means[0]).toBeCloseTo(-0.4 * 0.9375, 2);
    expect(means[1]).toBeCloseTo(0, 12);
  });

  it('hardly changes the separate effects if teams differ much', () => {
    const { covariance } = shrunkEffects(independent([-0.9, 0, 0.9], 0.05), { mean: 0, deviation: 0.03 });
    expect(Math.sqrt(entry(covariance, 0, 0))).toBeCloseTo(0.05, 3);
  });
});
