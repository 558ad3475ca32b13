import { describe, expect, it } from 'vitest';
import { AGE_BINS } from '../../measure/risk/ageBins.ts';
import { completionRates } from './completionRates.ts';
import type { RiskTable } from '../../measure/risk/riskTable.ts';

/** A table whose completions are exactly what the rates predict. Times differ between cells. */
function exact(weekly: readonly number[], rateAt: (log: number) => number): RiskTable {
  const timeMs = Float64Array.from({ length: weekly.length * AGE_BINS.length }, (_, index) => 40 + ((index * 7) % 13));
  const completions = timeMs.map((risk, index) => {
    const age = AGE_BINS[index % AGE_BINS.length]?.log ?? NaN;
    return risk * (weekly[Math.floor(index / AGE_BINS.length)] ?? NaN) * rateAt(age);
  });
  return { firstWeek: -2, weeks: weekly.length, completions, timeMs };
}

const everyWeek = () => true;
/** ln of each week's rate, relative to the first one. */
const relative = (table: RiskTable, isUsed = everyWeek) => {
  const rates = completionRates(table, isUsed)?.weeks ?? [];
  const first = rates[0]?.log ?? NaN;
  return rates.map((rate) => (rate === null ? null : Number((rate.log - first).toFixed(6))));
};

describe('completionRates', () => {
  it('separates the rates of weeks from those of ages, and estimates the shape', () => {
    const table = exact([1, 2, 0.5, 1], (log) => 0.01 * Math.exp(-0.3 * log));
    expect(relative(table)).toEqual([0, Number(Math.log(2).toFixed(6)), Number(Math.log(0.5).toFixed(6)), 0]);
    const rates = completionRates(table, everyWeek);
    expect(rates?.shape).toBeCloseTo(0.7, 6);
    expect(rates?.dispersion).toBe(1);
    expect(rates?.degreesOfFreedom).toBe(4 * AGE_BINS.length - 4 - AGE_BINS.length + 1);
  });

  it('has no rate for weeks without completions or that do not count', () => {
    const table = exact([1, 0, 2, 4], () => 0.01);
    expect(relative(table)).toEqual([0, null, Number(Math.log(2).toFixed(6)), Number(Math.log(4).toFixed(6))]);
    expect(completionRates(table, (week) => week < 1)?.weeks[3]).toBeNull();
  });

  it('is less certain if completions scatter more than chance', () => {
    const table = exact([1, 1, 1, 1], () => 0.1);
    const scattered = {
      ...table,
      completions: table.completions.map((count, index) => (index % 2 === 0 ? 3 * count : 0)),
    };
    const rates = completionRates(scattered, everyWeek);
    expect(rates?.dispersion).toBeGreaterThan(5);
    expect(rates?.shapeError).toBeGreaterThan(completionRates(table, everyWeek)?.shapeError ?? NaN);
  });

  it('is absent without completions, or with those of one age', () => {
    const table = exact([1, 1, 1, 1], () => 0.1);
    expect(completionRates({ ...table, completions: table.completions.map(() => 0) }, everyWeek)).toBeNull();
    const one = table.completions.map((count, index) => (index % AGE_BINS.length === 3 ? count : 0));
    expect(completionRates({ ...table, completions: one }, everyWeek)).toBeNull();
  });
});
