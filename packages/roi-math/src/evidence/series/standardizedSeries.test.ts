import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../../../tools/bench/math/random.ts';
import { logSeries } from './logWeeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';
import { standardizedSeries } from './standardizedSeries.ts';

/** The model for a project's tickets: ln(hours) = level + size + noise. */
interface Project {
  readonly perWeek: number;
  readonly weeks: number;
  /** Standard deviation of ln(size). */
  readonly spread: number;
  /** Standard deviation of the part of ln(hours) that neither level nor size explains. */
  readonly noise: number;
  readonly level: (week: number) => number;
  readonly lacksSize: (index: number, week: number, logSize: number) => boolean;
}

const PROJECT: Project = {
  perWeek: 12,
  weeks: 13,
  spread: 0.5,
  noise: 0.5,
  level: () => 2,
  lacksSize: () => false,
};

function weeksOf(over: Partial<Project>, seed = 3) {
  const { perWeek, weeks, spread, noise, level, lacksSize } = { ...PROJECT, ...over };
  const random = randomFrom(seed);
  return Array.from({ length: 39 + weeks }, (_, position) => {
    const week = position - 39;
    const items = Array.from({ length: perWeek }, (__, index): SeriesTicket => {
      const logSize = spread * random.normal();
      const log = level(week) + logSize + noise * random.normal();
      return { hours: Math.exp(log), log, type: '', logSize: lacksSize(index, week, logSize) ? null : logSize };
    });
    return { week, items };
  });
}

const withoutSizes = (weeks: ReturnType<typeof weeksOf>) =>
  weeks.map(({ week, items }) => ({ week, items: items.map((ticket) => ({ ...ticket, logSize: null })) }));

/** Mean of the weekly means on a side. */
function meanOf(series: ReturnType<typeof logSeries>, side: 'pre' | 'post') {
  const means = series.weeks.flatMap(({ week, mean }) => (week < 0 === (side === 'pre') ? (mean ?? []) : []));
  return means.reduce((sum, mean) => sum + mean, 0) / means.length;
}

describe('standardizedSeries', () => {
  it('if no ticket has a size, equals the series by type exactly, and says nothing about sizes', () => {
    const weeks = withoutSizes(weeksOf({}));
    expect(standardizedSeries(weeks)).toEqual({ series: logSeries(weeks), size: null });
  });

  it('adjusts for size if size explains at least a quarter of the differences within weeks', () => {
    const weeks = weeksOf({ perWeek: 40 });
    const { series, size } = standardizedSeries(weeks);
    expect(size).toMatchObject({ tickets: { pre: 39 * 40, post: 13 * 40 }, use: 'used' });
    expect(size?.explainedPercent).toBeCloseTo(50, -1);
    const plain = logSeries(weeks);
    expect(series.ticketVariance / plain.ticketVariance).toBeCloseTo(0.5, 1);
    expect(series.degreesOfFreedom).toBe(plain.degreesOfFreedom - 2);
    expect(series.tailShare).toBeCloseTo(1 - (size?.explainedPercent ?? NaN) / 200, 12);
  });

  it.each([
    ['explain slightly less than a quarter', { noise: 0.5 * Math.sqrt(3.6) }],
    ['explain nothing', { spread: 0, noise: 0.5 }],
  ])('equals the series by type exactly if sizes %s', (_, over) => {
    const weeks = weeksOf(over);
    const { series, size } = standardizedSeries(weeks);
    expect(size?.use).toBe('explains-little');
    expect(size?.explainedPercent).toBeLessThan(25);
    expect(size?.explainedPercent).toBeGreaterThanOrEqual(0);
    expect(series).toEqual(logSeries(withoutSizes(weeks)));
    expect(series).not.toHaveProperty('tailShare');
  });

  it('uses sizes depending on the share of the differences that they explain before adoption', () => {
    const helpful = weeksOf({});
    const useless = weeksOf({ noise: 3 }, 4);
    const joined = (before: typeof helpful, after: typeof helpful) => [
      ...before.filter(({ week }) => week < 0),
      ...after.filter(({ week }) => week >= 0),
    ];
    expect(standardizedSeries(joined(helpful, useless)).size?.use).toBe('used');
    expect(standardizedSeries(joined(useless, helpful)).size?.use).toBe('explains-little');
    expect(standardizedSeries(joined(helpful, useless)).size?.explainedPercent).toBe(
      standardizedSeries(helpful).size?.explainedPercent,
    );
  });

  it('does not depend on the unit of the sizes', () => {
    const weeks = weeksOf({ lacksSize: (index) => index < 4 });
    const inMinutes = weeks.map(({ week, items }) => ({
      week,
      items: items.map((ticket) => ({
        ...ticket,
        logSize: ticket.logSize === null ? null : ticket.logSize + Math.log(60),
      })),
    }));
    const [hours, minutes] = [weeks, inMinutes].map((one) => standardizedSeries(one));
    expect(minutes?.size?.explainedPercent).toBeCloseTo(hours?.size?.explainedPercent ?? NaN, 9);
    for (const [index, { mean }] of (minutes?.series.weeks ?? []).entries()) {
      expect(mean).toBeCloseTo(hours?.series.weeks[index]?.mean ?? NaN, 9);
    }
  });

  it.each([
    ['some tickets', (index: number) => index < 5],
    ['the small tickets', (_: number, __: number, logSize: number) => logSize < -0.1],
  ])('is not biased if %s have no size', (_, lacksSize) => {
    const changes = Array.from({ length: 40 }, (__, seed) => {
      const { series, size } = standardizedSeries(weeksOf({ lacksSize, noise: 0.3 }, seed));
      expect(size?.use).toBe('used');
      return meanOf(series, 'post') - meanOf(series, 'pre');
    });
    const mean = changes.reduce((sum, change) => sum + change, 0) / changes.length;
    expect(Math.abs(mean)).toBeLessThan(0.012);
  });

  it('does not use sizes if the share of tickets with a size is different after adoption', () => {
    const half = (index: number, week: number) => week < 0 && index < 3;
    for (const lacksSize of [half, (index: number, week: number) => week >= 0 && index < 3]) {
      const weeks = weeksOf({ lacksSize });
      const { series, size } = standardizedSeries(weeks);
      expect(size?.use).toBe('share-changed');
      expect(series).toEqual(logSeries(withoutSizes(weeks)));
    }
  });

  it.each([
    ['fewer than 30 before adoption', (index: number, week: number) => index > 0 || week < -29, 'few-tickets'],
    ['fewer than 20 weeks before adoption', (_: number, week: number) => week < -19, 'few-tickets'],
    ['enough weeks', (_: number, week: number) => week < -20, 'share-changed'],
  ] as const)('needs enough tickets with a size to estimate how sizes changed: %s', (_, lacksSize, use) => {
    const { size, series } = standardizedSeries(weeksOf({ lacksSize }));
    expect(size?.use).toBe(use);
    expect(size?.explainedPercent === null).toBe(use === 'few-tickets');
    expect(series).not.toHaveProperty('tailShare');
  });
});
