import type { Claim, Report } from '@roi-insight/contracts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hours, step, withEvidence } from '../../test/bridges.ts';
import { defaultEconomics } from './economics.ts';

/** The effect that loses as many hours of the same tickets as an effect of `percent` saves. */
const mirrored = (percent: number) => (-100 * percent) / (100 - 2 * percent);

/** The round report with an effect that the averages do not limit. */
function withEffect(verdict: Claim, [low, base, high]: readonly [number, number, number]): Report {
  const given = withEvidence({ verdict, intervalPercent: [low, high], headlinePercent: base, ...hours(900, 8) });
  given.summary_metrics.improvements.cost_savings_per_task = 1e6;
  return given;
}

describe('the net value before licenses', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const percent = number(-40, 28);
  const costs = fc.record({ seats: fc.integer({ min: 1, max: 200 }), realisationRate: number(0, 1) });

  it('has the opposite sign for the opposite effect, no matter what the verdict is', () => {
    fc.assert(
      fc.property(fc.tuple(percent, percent, percent), costs, (percents, { seats, realisationRate }) => {
        const [low = 0, base = 0, high = 0]: number[] = percents.toSorted((a, b) => a - b);
        const economics = { ...defaultEconomics, seats: seats + 100, realisationRate };
        const verdict = low > 0 ? 'faster' : high < 0 ? 'slower' : 'no-detectable-change';
        const opposite = low > 0 ? 'slower' : high < 0 ? 'faster' : 'no-detectable-change';
        const one = step('realization', withEffect(verdict, [low, base, high]), economics).amount;
        const other = step(
          'realization',
          withEffect(opposite, [mirrored(high), mirrored(base), mirrored(low)]),
          economics,
        ).amount;
        expect(other.low).toBeCloseTo(-(one.high ?? Number.NaN), 4);
        expect(other.base).toBeCloseTo(-one.base, 4);
        expect(other.high).toBeCloseTo(-one.low, 4);
      }),
      { numRuns: 1000, seed: 20_250_825 },
    );
  });
});
