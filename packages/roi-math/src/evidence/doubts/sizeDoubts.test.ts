import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../../tools/bench/math/random.ts';
import type { SeriesTicket } from '../series/seriesTickets.ts';
import { sizeDoubts } from './sizeDoubts.ts';

const NONE = { estimate: 0, low: -0.2, high: 0.2 };
const FASTER = { estimate: -0.4, low: -0.6, high: -0.2 };

/** 52 weeks whose ln(size) and ln(hours) change at adoption. */
function weeksOf(sizeChange: number, hoursChange: number) {
  const random = randomFrom(2);
  return Array.from({ length: 52 }, (_, position) => {
    const week = position - 39;
    const after = week >= 0 ? 1 : 0;
    const items = Array.from({ length: 20 }, (): SeriesTicket => {
      const logSize = 0.3 * random.normal() + after * sizeChange;
      const log = 2 + 0.3 * random.normal() + after * hoursChange;
      return { hours: Math.exp(log), log, type: '', logSize };
    });
    return { week, items };
  });
}

describe('sizeDoubts', () => {
  it('raises no doubt about sizes that did not change', () => {
    expect(sizeDoubts(weeksOf(0, -0.4), FASTER)).toEqual([]);
  });

  it.each([Math.log(1.5), Math.log(1 / 1.5)])('doubts sizes that changed by %f in ln', (change) => {
    const doubts = sizeDoubts(weeksOf(change, -0.4), FASTER);
    expect(doubts).toMatchObject([{ kind: 'size-changed' }]);
    const [doubt] = doubts;
    expect(doubt?.kind === 'size-changed' ? doubt.percent : NaN).toBeCloseTo((Math.exp(change) - 1) * 100, -1);
    expect(sizeDoubts(weeksOf(change, -0.4), NONE)).toEqual(doubts);
  });

  it('doubts a claim if an estimate that ignores sizes has the opposite sign', () => {
    expect(sizeDoubts(weeksOf(0, 0.2), FASTER)).toEqual([{ kind: 'size-decides' }]);
    expect(sizeDoubts(weeksOf(0, 0.2), { estimate: 0.4, low: 0.2, high: 0.6 })).toEqual([]);
    expect(sizeDoubts(weeksOf(0, -0.2), { estimate: 0.4, low: 0.2, high: 0.6 })).toEqual([{ kind: 'size-decides' }]);
    expect(sizeDoubts(weeksOf(0, 0.2), { ...NONE, estimate: -0.1 })).toEqual([]);
  });

  it('ignores tickets that have no size', () => {
    const weeks = weeksOf(Math.log(1.5), -0.4).map(({ week, items }) => ({
      week,
      items: [...items, { hours: 1, log: 0, type: '', logSize: null }],
    }));
    expect(sizeDoubts(weeks, FASTER)).toEqual(sizeDoubts(weeksOf(Math.log(1.5), -0.4), FASTER));
  });
});
