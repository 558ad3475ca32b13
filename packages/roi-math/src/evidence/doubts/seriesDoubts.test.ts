import type { Doubt } from '@roi-insight/contracts';
import { verdictFromInterval } from '../../report/verdictFromInterval.ts';
import { describe, expect, it } from 'vitest';
import { mirrored, world } from '../../../test/series.ts';
import { type Change, changeFrom, percentInterval } from '../change.ts';
import type { LogSeries } from '../series/logWeeks.ts';
import { seriesDoubts } from './seriesDoubts.ts';
import { changeAgainstTrend, trendPerWeek } from '../trendAdjusted.ts';

const NO_TREND: Change = { estimate: 0, low: -0.01, high: 0.01 };
const doubtsOf = (series: LogSeries) =>
  seriesDoubts(
    series,
    changeFrom(changeAgainstTrend(series, 0)),
    changeFrom(trendPerWeek({ ...series, weeks: series.weeks.filter(({ week }) => week < 0) })),
  );
const changed = (series: LogSeries, by: (week: number) => number): LogSeries => ({
  ...series,
  weeks: series.weeks.map((week) => ({ ...week, mean: (week.mean ?? 0) + by(week.week) })),
});

const STRAIGHT: Doubt = { kind: 'bent-trend' };
const LAST_WEEKS: Doubt = { kind: 'last-weeks' };
const clear = world(-39, 13, 0, -0.6, 0.1);
/** Times rise until 16 weeks before adoption and fall from then on. */
const turning = changed(world(-39, 13, 0, 0, 0.2), (week) => -0.015 * Math.abs(week + 16));
/** Six weeks of overwork before adoption, then times as usual. */
const crunch = changed(world(-39, 13, 0, 0, 0.3), (week) => (week < 0 && week >= -6 ? 0.6 : 0));

describe('the verdict of an interval', () => {
  it.each([
    [-0.3, -0.1, 'faster'],
    [0.1, 0.3, 'slower'],
    [-0.1, 0.3, 'no-detectable-change'],
    [0, 0.3, 'no-detectable-change'],
    [-0.3, 0, 'no-detectable-change'],
  ])('from %d to %d is %s', (low, high, verdict) => {
    expect(verdictFromInterval(percentInterval({ estimate: (low + high) / 2, low, high }))).toBe(verdict);
  });
});

describe('doubts about the estimate', () => {
  it('do not apply to a clear change in a series with a straight trend', () => {
    expect(doubtsOf(clear)).toEqual([]);
    expect(doubtsOf(mirrored(clear))).toEqual([]);
  });

  it('name a wide interval by its width in ln, which is the same for a saving and a loss', () => {
    const wide = (low: number, high: number) => seriesDoubts(clear, { estimate: -0.3, low, high }, NO_TREND);
    expect(wide(-0.55, 0)).toEqual([]);
    expect(wide(-0.551, 0)).toEqual([{ kind: 'wide-interval', factor: Math.exp(0.551) }]);
    expect(wide(-5, 1.3)).toContainEqual({ kind: 'wide-interval', factor: Math.exp(6.3) });
  });

  it.each([
    [{ estimate: -0.24, low: -0.44, high: -0.04 }, true],
    [{ estimate: 0.24, low: 0.04, high: 0.44 }, true],
    [{ estimate: -0.26, low: -0.46, high: -0.06 }, false],
    [{ estimate: 0.26, low: 0.06, high: 0.46 }, false],
    [{ estimate: -0.16, low: -0.36, high: 0.04 }, false],
  ])('name a claim whose interval %j would include no change if it were a quarter wider: %s', (change, isClose) => {
    const kinds = seriesDoubts(clear, change, NO_TREND).map(({ kind }) => kind);
    expect(kinds.includes('close-call')).toBe(isClose);
  });

  it('name a change that a bent trend explains', () => {
    expect(verdictFromInterval(percentInterval(changeFrom(changeAgainstTrend(turning, 0))))).toBe('faster');
    expect(doubtsOf(turning)).toContainEqual(STRAIGHT);
    expect(doubtsOf(turning)).not.toContainEqual(LAST_WEEKS);
  });

  it('name a change that needs the six weeks before adoption', () => {
    expect(verdictFromInterval(percentInterval(changeFrom(changeAgainstTrend(crunch, 0))))).toBe('faster');
    expect(doubtsOf(crunch)).toContainEqual(LAST_WEEKS);
    // The unusual weeks are before the last six weeks, so the last six do not explain the whole change.
    const earlier = changed(world(-39, 13, 0, -0.6, 0.1), (week) => (week < -6 && week >= -12 ? 0.1 : 0));
    expect(doubtsOf(earlier)).not.toContainEqual(LAST_WEEKS);
  });

  it('name a claim that is lost if the interval has smaller tails', () => {
    const change = changeFrom(changeAgainstTrend(clear, 0));
    expect(seriesDoubts({ ...clear, tailShare: 1e-9 }, change, NO_TREND)).toEqual([STRAIGHT, LAST_WEEKS]);
  });

  it('come from a check that leaves out exactly six weeks', () => {
    const single = (at: number, by: number) => changed(world(-39, 13, 0, -0.1, 0.1), (week) => (week === at ? by : 0));
    expect(doubtsOf(single(-6, 0.5))).toContainEqual(LAST_WEEKS);
    expect(doubtsOf(single(-1, 0.5))).toContainEqual(LAST_WEEKS);
    // Without the six weeks, the claim depends on week 0, which the check does not leave out.
    const first = single(0, -0.5);
    expect(verdictFromInterval(percentInterval(changeFrom(changeAgainstTrend(first, 0))))).toBe('faster');
    expect(doubtsOf(first)).not.toContainEqual(LAST_WEEKS);
  });

  it('name neither bends nor the last weeks if no change is claimed', () => {
    const none: Change = { estimate: 0.1, low: -0.1, high: 0.3 };
    expect(seriesDoubts(crunch, none, NO_TREND)).toEqual([]);
    expect(seriesDoubts(turning, none, NO_TREND)).toEqual([]);
  });

  it.each([
    [{ estimate: -0.00743, low: -0.01, high: -0.001 }, -0.74],
    [{ estimate: 0.00743, low: 0.001, high: 0.01 }, 0.746],
  ])('name a trend before adoption', (preTrend, perWeek) => {
    const change = changeFrom(changeAgainstTrend(clear, 0));
    const percentPerWeek = expect.closeTo(perWeek, 3);
    expect(seriesDoubts(clear, change, preTrend)).toEqual([{ kind: 'steep-trend', percentPerWeek }]);
    expect(
      seriesDoubts(clear, change, { ...preTrend, low: Math.min(preTrend.low, 0), high: Math.max(preTrend.high, 0) }),
    ).toEqual([]);
  });

  it.each([
    ['a clear change', clear],
    ['a trend that turns', turning],
    ['a crunch', crunch],
    ['a steep trend', world(-39, 13, 0.03, -0.8, 0.1)],
    ['few tickets', world(-39, 13, 0, -0.5, 6)],
  ])('stay the same if savings and losses are swapped: %s', (_, series) => {
    const kinds = (doubts: readonly Doubt[]) => doubts.map(({ kind }) => kind);
    expect(kinds(doubtsOf(mirrored(series)))).toEqual(kinds(doubtsOf(series)));
  });
});
