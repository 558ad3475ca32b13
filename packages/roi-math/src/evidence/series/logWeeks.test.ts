import { describe, expect, it } from 'vitest';
import type { Weeks } from '../../measure/weeks.ts';
import { logSeries } from './logWeeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';
import { ticketEffects } from './ticketEffects.ts';

const ticket = (log: number, type = '', logSize: number | null = null): SeriesTicket => ({
  hours: Math.exp(log),
  log,
  type,
  logSize,
});
/** The differences between types. */
function typeEffects(weeks: Weeks<SeriesTicket>) {
  const { of, size } = ticketEffects(weeks, false);
  return { of: (type: string) => of({ type, logSize: null }), size };
}
/** Three weeks of types a, b and c. */
const TYPED = [
  [ticket(1, 'a'), ticket(2, 'b'), ticket(2.5, 'b'), ticket(1.4, 'a'), ticket(0.2, 'c')],
  [ticket(0.5, 'a'), ticket(1.9, 'b'), ticket(0.7, 'a'), ticket(0.1, 'c'), ticket(0.4, 'a')],
  [ticket(3.3, 'b')],
].map((items, index) => ({ week: index - 1, items }));

const SIZES = [[0.2, 1, null, 0.5, null], [-0.3, 0.9, null, -0.4, 0], [1.5]];
/** The same weeks with sizes. */
const SIZED = TYPED.map(({ week, items }, position) => ({
  week,
  items: items.map((one, index) => ({ ...one, logSize: SIZES[position]?.[index] ?? null })),
}));

describe('logSeries', () => {
  it('averages the logarithms of the hours of each week', () => {
    const { weeks, ticketVariance, degreesOfFreedom } = logSeries([
      { week: -2, items: [ticket(1), ticket(3)] },
      { week: -1, items: [] },
      { week: 0, items: [ticket(-2), ticket(6)] },
      { week: 1, items: [ticket(1.6)] },
    ]);
    expect(weeks).toEqual([
      { week: -2, count: 2, mean: expect.closeTo(2, 12) },
      { week: -1, count: 0, mean: null },
      { week: 0, count: 2, mean: expect.closeTo(2, 12) },
      { week: 1, count: 1, mean: expect.closeTo(1.6, 12) },
    ]);
    expect(degreesOfFreedom).toBe(2);
    expect(ticketVariance).toBeCloseTo((2 + 32) / 2, 12);
  });

  it('subtracts the difference between types, and the share of the variance that types explain', () => {
    // Computed with NumPy: differences 0.9939 and −0.5922, squares around the weekly means 0.51447.
    const { weeks, ticketVariance, degreesOfFreedom } = logSeries(TYPED);
    expect(weeks.map(({ mean }) => mean)).toEqual([
      expect.closeTo(1.1408997955010223, 12),
      expect.closeTo(0.6396728016359917, 12),
      expect.closeTo(2.306134969325153, 12),
    ]);
    expect(degreesOfFreedom).toBe(11 - 3 - 2);
    expect(ticketVariance).toBeCloseTo(0.08574506909333209, 12);
  });

  it('subtracts the effect of the size, and the effect of a missing size', () => {
    // Computed with NumPy.
    const { weeks, ticketVariance, degreesOfFreedom } = logSeries(SIZED, true);
    expect(weeks.map(({ mean }) => mean)).toEqual([
      expect.closeTo(1.1451159464237695, 12),
      expect.closeTo(0.7017801146972269, 12),
      expect.closeTo(2.1892104886742683, 12),
    ]);
    expect(degreesOfFreedom).toBe(11 - 3 - 4);
    expect(ticketVariance).toBeCloseTo(0.13514854977671026, 12);
    expect(logSeries(SIZED)).toEqual(logSeries(TYPED));
  });

  it('never treats tickets as identical, and never has negative degrees of freedom', () => {
    expect(logSeries([{ week: 0, items: [ticket(3), ticket(3)] }]).ticketVariance).toBe(1e-4);
    expect(logSeries([])).toEqual({ weeks: [], ticketVariance: 1e-4, degreesOfFreedom: 0 });
    expect(logSeries([{ week: 0, items: [ticket(3, 'a'), ticket(3, 'b'), ticket(2, 'c')] }]).degreesOfFreedom).toBe(0);
  });
});

describe('typeEffects', () => {
  it('are the differences from the most frequent type in the same week', () => {
    const effects = typeEffects(TYPED);
    expect(effects.size).toBe(2);
    expect(effects.of('a')).toBe(0);
    expect(effects.of('b')).toBeCloseTo(0.9938650306748468, 12);
    expect(effects.of('c')).toBeCloseTo(-0.5922290388548054, 12);
    expect(effects.of('never seen')).toBe(0);
  });

  it('do not depend on the level of a week', () => {
    const moved = TYPED.map(({ week, items }) => ({
      week,
      items: items.map(({ log, type }) => ticket(log + week * 3, type)),
    }));
    expect(typeEffects(moved).of('b')).toBeCloseTo(typeEffects(TYPED).of('b'), 12);
  });

  it('include the effect of a size, relative to the mean size, and the effect of a missing size', () => {
    const effects = ticketEffects([...SIZED, { week: 4, items: [] }], true);
    expect(effects.size).toBe(4);
    expect(effects.of({ type: 'a', logSize: 0.425 })).toBeCloseTo(0, 12);
    expect(effects.of({ type: 'a', logSize: 1.425 })).toBeCloseTo(0.1831036146600372, 12);
    expect(effects.of({ type: 'a', logSize: null })).toBeCloseTo(0.01689325758052547, 12);
    expect(effects.of({ type: 'b', logSize: 0.425 })).toBeCloseTo(0.9139531255661915, 12);
    expect(effects.of({ type: 'c', logSize: 1.425 })).toBeCloseTo(0.1831036146600372 - 0.5650915346427963, 12);
  });

  it('use the smallest id as the reference if two types are equally frequent, no matter which comes first', () => {
    const items = [ticket(2, 'b'), ticket(1, 'a'), ticket(2, 'b'), ticket(1, 'a')];
    for (const some of [items, items.toReversed()]) {
      const effects = typeEffects([{ week: 0, items: some }]);
      expect(effects.of('a')).toBe(0);
      // Sum of products 1, sum of squares 1, and half a ticket more: 1 / (1 + 1/2).
      expect(effects.of('b')).toBeCloseTo(1 / 1.5, 12);
    }
  });

  it('are not changed by a week that has no tickets', () => {
    const [first, ...others] = TYPED;
    const gap = first === undefined ? [] : [first, { week: 7, items: [] }, ...others];
    expect(typeEffects(gap).of('b')).toBe(typeEffects(TYPED).of('b'));
  });

  it('are relative to the most frequent type, whatever the id of that type is', () => {
    const effects = typeEffects([{ week: 0, items: [ticket(1, 'a'), ticket(2, 'b'), ticket(2, 'b')] }]);
    expect(effects.of('b')).toBe(0);
    // Sum of products −2/3, sum of squares 2/3, and half a ticket more: (−2/3) / (2/3 + 1/2).
    expect(effects.of('a')).toBeCloseTo(-4 / 7, 12);
  });

  it('are empty if all tickets have the same type', () => {
    const effects = typeEffects([{ week: 0, items: [ticket(2, 'x'), ticket(1, 'x')] }]);
    expect(effects.size).toBe(0);
    expect(effects.of('x')).toBe(0);
  });

  it('estimate one common effect for all types beyond the first twenty', () => {
    const items = Array.from({ length: 30 }, (_, type) =>
      Array.from({ length: 40 - type }, () => ticket(type >= 20 ? 2 : 1, `type-${String(type).padStart(2, '0')}`)),
    ).flat();
    const effects = typeEffects([{ week: 0, items }]);
    expect(effects.size).toBe(20);
    expect(effects.of('type-19')).toBeCloseTo(0, 1);
    expect(effects.of('type-20')).toBeCloseTo(1, 1);
    expect(effects.of('type-29')).toBe(effects.of('type-20'));
    expect(effects.of('type-19')).not.toBe(effects.of('type-20'));
  });
});
