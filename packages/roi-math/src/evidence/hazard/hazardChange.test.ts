import { describe, expect, it } from 'vitest';
import type { LogSeries } from '../series/logWeeks.ts';
import { AGE_BINS } from '../../measure/risk/ageBins.ts';
import { hazardChange } from './hazardChange.ts';
import type { RiskTable } from '../../measure/risk/riskTable.ts';

const WEEKS = 52;
const FIRST = -39;

/** Completions exactly at the rates of a Weibull distribution, after adoption those of times × `factor`. */
function table(shape: number, factor: number, completionsAWeek = 15): RiskTable {
  const { length } = AGE_BINS;
  const rates = AGE_BINS.map(({ log }) => Math.exp((shape - 1) * log));
  const total = rates.reduce((sum, rate) => sum + rate, 0);
  return {
    firstWeek: FIRST,
    weeks: WEEKS,
    timeMs: new Float64Array(WEEKS * length).fill(100),
    completions: Float64Array.from({ length: WEEKS * length }, (_, index) => {
      const isAfter = Math.floor(index / length) + FIRST >= 0;
      return ((rates[index % length] ?? NaN) / total) * completionsAWeek * (isAfter ? factor ** -shape : 1);
    }),
  };
}

const series = (emptyFrom = Infinity): LogSeries => ({
  weeks: Array.from({ length: WEEKS }, (_, index) => ({
    week: FIRST + index,
    count: 15,
    mean: FIRST + index >= emptyFrom ? null : 2,
  })),
  ticketVariance: 0.5,
  degreesOfFreedom: 700,
});

describe('hazardChange', () => {
  it('turns rates into times by the shape', () => {
    for (const shape of [0.5, 1, 1.5]) {
      const found = hazardChange(table(shape, 0.7), series());
      expect(found?.shape).toBeCloseTo(shape, 6);
      expect(found?.change.estimate).toBeCloseTo(Math.log(0.7), 2);
    }
  });

  it('is as large in the other direction, and nothing without a change', () => {
    const longer = hazardChange(table(1, 1 / 0.7), series());
    expect(longer?.change.estimate).toBeCloseTo(-Math.log(0.7), 2);
    expect(longer?.change.low).toBeGreaterThan(0);
    expect(hazardChange(table(1, 1), series())?.change.estimate).toBeCloseTo(0, 6);
  });

  it('is refused if the rate falls too fast with the age', () => {
    expect(hazardChange(table(0.41, 0.7), series())).not.toBeNull();
    expect(hazardChange(table(0.39, 0.7), series())).toBeNull();
  });

  it('needs what the verdict needs, in the same weeks', () => {
    expect(hazardChange(table(1, 0.7, 0.7), series())).toBeNull();
    expect(hazardChange(table(1, 0.7), series(2))).toBeNull();
  });
});
