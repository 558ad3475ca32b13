import { WEEKS_PER_SIDE } from '../constants.ts';
import type { Events } from '../stats/rates/rateRatio.ts';
import type { Counts } from './ratioSeries.ts';

/** The counts in the two windows. */
export interface CountWindows {
  readonly pre: Events;
  readonly post: Events;
  /** How much more the weeks differ than by chance: Pearson's χ² divided by its degrees of freedom, at least 1. */
  readonly dispersion: number;
}

/** @param quarter the quarter after adoption that is compared with the window before */
export function countWindows({ weeks, per }: Counts, quarter = 1): CountWindows {
  const exposures = new Map(per?.map(({ week, count }) => [week, count]));
  const counted = weeks.flatMap(({ week, count }) => {
    const exposure = per === null ? 1 : (exposures.get(week) ?? null);
    return count === null || exposure === null ? [] : [{ week, count, exposure }];
  });
  const within = (from: number) => counted.filter(({ week }) => week >= from && week < from + WEEKS_PER_SIDE);
  const sides = [within(-WEEKS_PER_SIDE), within((quarter - 1) * WEEKS_PER_SIDE)] as const;
  const [pre, post] = [sumOf(sides[0]), sumOf(sides[1])];
  return { pre, post, dispersion: dispersionOf([...withExpected(sides[0], pre), ...withExpected(sides[1], post)]) };
}

function sumOf(events: readonly Events[]): Events {
  const total = (value: (one: Events) => number) => events.reduce((sum, one) => sum + value(one), 0);
  return { count: total(({ count }) => count), exposure: total(({ exposure }) => exposure) };
}

const withExpected = (events: readonly Events[], all: Events) =>
  events.map(({ count, exposure }) => ({ count, expected: (all.count * exposure) / all.exposure }));

function dispersionOf(weeks: readonly { readonly count: number; readonly expected: number }[]): number {
  const known = weeks.filter(({ expected }) => expected > 0);
  const squares = known.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0);
  return Math.max(squares / Math.max(known.length - 2, 1), 1);
}
