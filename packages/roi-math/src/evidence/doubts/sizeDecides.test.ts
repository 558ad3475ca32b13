import { expect, it } from 'vitest';
import { randomFrom } from '../../../../../tools/bench/math/random.ts';
import type { SeriesTicket } from '../series/seriesTickets.ts';
import { sizeDecides } from './sizeDecides.ts';

const FASTER = { estimate: -0.4, low: -0.6, high: -0.2 };
const SLOWER = { estimate: 0.4, low: 0.2, high: 0.6 };

/** 52 weeks whose ln(hours) changes at adoption. */
function weeksOf(change: number) {
  const random = randomFrom(2);
  return Array.from({ length: 52 }, (_, position) => {
    const week = position - 39;
    const items = Array.from({ length: 20 }, (): SeriesTicket => {
      const log = 2 + 0.3 * random.normal() + (week >= 0 ? change : 0);
      return { hours: Math.exp(log), log, type: '', logSize: 0 };
    });
    return { week, items };
  });
}

it('a claim is doubted if an estimate that ignores sizes has the opposite sign', () => {
  expect(sizeDecides(weeksOf(0.2), FASTER)).toEqual({ kind: 'size-decides' });
  expect(sizeDecides(weeksOf(-0.2), FASTER)).toBeNull();
  expect(sizeDecides(weeksOf(0.2), SLOWER)).toBeNull();
  expect(sizeDecides(weeksOf(-0.2), SLOWER)).toEqual({ kind: 'size-decides' });
  expect(sizeDecides(weeksOf(0.2), { estimate: -0.1, low: -0.2, high: 0.2 })).toBeNull();
});
