import { expect, it } from 'vitest';
import { simulatedPanel } from '../../../test/simulatedPanel.ts';
import { estimateLevel } from './estimateLevel.ts';
import { weekVariance } from './weekVariance.ts';

function estimated(panel: Parameters<typeof estimateLevel>[0]) {
  const steps = estimateLevel(panel);
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}

it.each([
  { tau: 0.3, rho: 0.8 },
  { tau: 0.2, rho: 0.4 },
])('estimateLevel finds the true parameters of the levels: τ $tau, ρ $rho', ({ tau, rho }) => {
  const means = { tau: 0, rho: 0, variance: 0 };
  const runs = 6;
  for (let seed = 1; seed <= runs; seed += 1) {
    const common = (week: number) => 0.3 * Math.sin(week * week);
    const panel = simulatedPanel({ teams: 12, weeks: 0, before: 104, seed, missing: 0.1, tau, rho, common });
    const found = estimated(panel);
    means.tau += found.tau / runs;
    means.rho += found.rho / runs;
    means.variance += weekVariance(panel, found) / runs;
  }
  expect(Math.abs(means.tau / tau - 1)).toBeLessThan(0.1);
  expect(Math.abs(means.rho - rho)).toBeLessThan(0.08);
  expect(Math.abs(Math.sqrt(means.variance) / (0.3 * Math.SQRT1_2) - 1)).toBeLessThan(0.2);
});

it('estimateLevel recognizes levels that do not change', () => {
  expect(estimated(simulatedPanel({ teams: 12, weeks: 0, before: 104, seed: 3, tau: 0 })).tau).toBeLessThan(0.08);
});
