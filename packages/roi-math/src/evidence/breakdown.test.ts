import { describe, expect, it } from 'vitest';
import { breakdown } from './breakdown.ts';

/** Weeks before adoption with these levels of ln(hours), the earliest quarter of 13 weeks first. */
const quarters = (...levels: readonly (number | null)[]) =>
  levels.flatMap((value, quarter) =>
    Array.from({ length: 13 }, (_, week) => ({ week: (quarter - levels.length) * 13 + week, value })),
  );
const faster = { estimate: Math.log(0.7), low: Math.log(0.5), high: Math.log(0.86) };
const slower = { estimate: Math.log(1.4), low: Math.log(1.2), high: Math.log(1.9) };

describe('breakdown', () => {
  it('is the end of the interval that is closer to no change, next to the largest change between quarters', () => {
    const found = breakdown(faster, quarters(2, 2 + Math.log(0.94), 2 + Math.log(0.92)), 13);
    expect(found?.driftPercent).toBeCloseTo(14, 10);
    expect(found?.largestBeforePercent).toBeCloseTo(6, 10);
  });

  it('is in percent of time lost for a loss, in whichever direction times drifted', () => {
    const found = breakdown(slower, quarters(2, 2 - Math.log(1.1)), 13);
    expect(found?.driftPercent).toBeCloseTo(20, 10);
    expect(found?.largestBeforePercent).toBeCloseTo(10, 10);
  });

  it('is null if nothing is claimed', () => {
    expect(breakdown({ estimate: -0.1, low: -0.3, high: 0 }, quarters(2, 2), 13)).toBeNull();
  });

  it.each([
    ['there is one quarter', quarters(2), 13],
    ['a quarter between them is empty', quarters(2, null, 2.5), 13],
    ['the other quarter has fewer than six weeks with tickets', quarters(2, 2.5).slice(8), 13],
  ])('has no largest change if %s', (_, before, length) => {
    expect(breakdown(faster, before, length)?.largestBeforePercent).toBeNull();
  });

  it('uses a quarter with six weeks that have tickets', () => {
    expect(breakdown(faster, quarters(2, 2.5).slice(7), 13)?.largestBeforePercent).toBeCloseTo(39.3, 1);
  });
});
