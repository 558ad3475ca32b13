import { describe, expect, it } from 'vitest';
import { normalQuantile } from '../../stats/distributions/normalQuantile.ts';
import type { Posterior } from '../../stats/posterior.ts';
import { type QuarterContents, quartersOf } from './quartersOf.ts';

const normal = (mean: number, deviation: number): Posterior => ({
  mean,
  deviation,
  persistence: 0.45,
  shocks: { deviation: 0, persistence: 0 },
  logEvidence: 0,
  quantile: (p) => mean + deviation * normalQuantile(p),
});
const contents = (over: Partial<QuarterContents> = {}, number = 1): QuarterContents => ({
  firstWeek: (number - 1) * 13,
  lastWeek: number * 13 - 1,
  complete: true,
  tickets: 200,
  weeks: 13,
  measuredHours: { tickets: 200, hours: 1600 },
  ...over,
});
const saved = (percent: number) => Math.log(1 - percent / 100);

interface Given {
  readonly verdict?: 'faster' | 'slower' | 'no-detectable-change';
  /** Percent saved in the second quarter. */
  readonly second: number;
  /** Effect of the second quarter minus that of the first, in ln(hours); below 0 if the saving grew. */
  readonly difference: number;
  readonly deviation?: number;
  readonly over?: Partial<QuarterContents>;
}

function courseOf({ verdict = 'faster', second, difference, deviation = 0.05, over }: Given) {
  return quartersOf([contents(), contents(over, 2)], { verdict, headlinePercent: 30 }, (number) => [
    {
      effect: number === 1 ? normal(saved(30), 0.05) : normal(saved(second), deviation),
      sinceFirst: number === 1 ? normal(0, 0.05) : normal(difference, 0.05),
    },
  ]);
}

describe('the course of the effect', () => {
  it.each<[string, Given]>([
    ['lasting', { second: 28, difference: 0.03 }],
    ['growing', { second: 50, difference: -0.33 }],
    ['growing', { verdict: 'no-detectable-change', second: 50, difference: -0.33 }],
    ['fading', { second: 15, difference: 0.2 }],
    ['gone', { second: 0, difference: 0.35 }],
    ['gone', { second: -20, difference: 0.5 }],
    ['unclear', { second: 20, difference: 0.1, deviation: 0.2 }],
    ['unclear', { verdict: 'no-detectable-change', second: 0, difference: 0.3 }],
    ['unclear', { verdict: 'slower', second: -30, difference: 0 }],
    ['unclear', { second: 28, difference: 0.03, over: { tickets: 14 } }],
  ])('is %s', (word, given) => {
    expect(courseOf(given).lasting).toBe(word);
  });

  it('is unknown until a later quarter is finished', () => {
    const running = courseOf({ second: 0, difference: 0.35, over: { complete: false, lastWeek: 19 } });
    expect(running.lasting).toBeNull();
    expect(running.quarters?.[1]).toMatchObject({ complete: false, effectPercent: expect.closeTo(0, 6) });
  });

  it('is unknown if the report has no second quarter', () => {
    const one = quartersOf([contents()], { verdict: 'faster', headlinePercent: 30 }, () => []);
    expect(one).toEqual({ quarters: null, lasting: null });
  });
});

it('the first quarter has the headline of the verdict, and the headlines of later quarters are shrunk', () => {
  const [first, second] = courseOf({ second: 40, difference: -0.1, deviation: 0.25 }).quarters ?? [];
  expect(first?.headlinePercent).toBe(30);
  expect(second?.effectPercent).toBeCloseTo(40, 6);
  expect(second?.headlinePercent).toBeCloseTo((1 - Math.exp(saved(40) / 2)) * 100, 6);
});

it('a quarter with too little data has no estimate', () => {
  const [, second] = courseOf({ second: 20, difference: 0, over: { weeks: 5 } }).quarters ?? [];
  expect(second).toMatchObject({ effectPercent: null, intervalPercent: null, headlinePercent: null });
});

it('the intervals are valid jointly for four quarters', () => {
  const [first] = courseOf({ second: 30, difference: 0 }).quarters ?? [];
  const [low, high] = first?.intervalPercent ?? [];
  // The tails of a single interval are 2.5 % at this persistence of shocks.
  expect(low).toBeCloseTo((1 - Math.exp(saved(30) + 0.05 * normalQuantile(1 - 0.025 / 4))) * 100, 6);
  expect(high).toBeCloseTo((1 - Math.exp(saved(30) + 0.05 * normalQuantile(0.025 / 4))) * 100, 6);
});

it('the intervals are wider if the tails of an estimate are smaller', () => {
  const first = { verdict: 'faster' as const, headlinePercent: 30 };
  const quartersWith = (tailShare: number, difference: number) =>
    quartersOf([contents(), contents({}, 2)], first, () => [
      { effect: normal(saved(30), 0.05), sinceFirst: normal(difference, 0.05), tailShare },
    ]);
  const { quarters } = quartersWith(0.1, 0);
  const half = normalQuantile(1 - 0.025 / 4 / 10) * 0.05;
  expect(quarters?.[1]?.intervalPercent).toEqual([
    expect.closeTo((1 - Math.exp(saved(30) + half)) * 100, 9),
    expect.closeTo((1 - Math.exp(saved(30) - half)) * 100, 9),
  ]);
  expect(quarters?.[1]?.detectablePercent).toBeGreaterThan(quartersWith(1, 0).quarters?.[1]?.detectablePercent ?? NaN);
  const limit = normalQuantile(0.025 / 16) * 0.05;
  expect([1, 0.1].map((tailShare) => quartersWith(tailShare, limit * 1.05).lasting)).toEqual(['growing', 'lasting']);
});

it('several estimates of a quarter count together', () => {
  const estimate = (percent: number, difference: number) => ({
    effect: normal(saved(percent), 0.05),
    sinceFirst: normal(difference, 0.05),
  });
  const quartersBy = (...estimates: readonly ReturnType<typeof estimate>[]) =>
    quartersOf([contents(), contents({}, 2)], { verdict: 'faster', headlinePercent: 30 }, () => estimates);
  const [more, less] = [estimate(50, 0), estimate(20, -0.33)];
  const [alone, other, together] = [quartersBy(more), quartersBy(less), quartersBy(more, less)];
  const intervalOf = ({ quarters }: typeof alone) => quarters?.[1]?.intervalPercent ?? [NaN, NaN];
  expect(together.quarters?.[1]).toEqual({
    ...other.quarters?.[1],
    intervalPercent: [intervalOf(other)[0], intervalOf(alone)[1]],
  });
  expect([alone.lasting, other.lasting, together.lasting]).toEqual(['lasting', 'growing', 'lasting']);
  const opposed = quartersBy(more, estimate(-20, 0));
  expect(opposed.quarters?.[1]).toMatchObject({ effectPercent: 0, headlinePercent: 0 });
});
