import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../../tools/bench/math/random.ts';
import { simulateTickets } from '../test/simulateTickets.ts';
import { analyzeTickets, DAY_MS } from './index.ts';

const ADOPTED = Date.UTC(2025, 7, 25);
const TICKETS = simulateTickets(
  {
    baselineWeeks: 39,
    postWeeks: 120,
    ticketsPerWeek: 30,
    shock: 0,
    persistence: 0,
    trend: 0,
    effect: 0.4,
  },
  randomFrom(1),
);

/** The report that is made this number of weeks after adoption, from the histories up to that day. */
const after = (weeks: number) =>
  analyzeTickets(TICKETS, {
    adoptionDate: '2025-08-25',
    asOf: new Date(ADOPTED + weeks * 7 * DAY_MS).toISOString(),
    timeZone: 'UTC',
  });

describe('a report', () => {
  it.each([13, 18])('after %i weeks ends with the first quarter', (weeks) => {
    const { time_series_data: series, evidence, provenance } = after(weeks);
    expect(series.time_savings).toHaveLength(39 + 13);
    expect(evidence).toMatchObject({ quarters: null, lasting: null });
    expect(provenance.funnel).not.toHaveProperty('later');
  });

  it('after 19 weeks also shows the second quarter, which is still running', () => {
    const { time_series_data: series, evidence, provenance } = after(19);
    expect(series.time_savings).toHaveLength(39 + 19);
    expect(series.time_savings.at(-1)).toMatchObject({ Period: 'Post-Claude', Week_Start: '2025-12-29' });
    expect(evidence.quarters).toMatchObject([
      { firstWeek: 0, lastWeek: 12, complete: true },
      { firstWeek: 13, lastWeek: 18, complete: false, weeks: 6 },
    ]);
    expect(evidence.lasting).toBeNull();
    expect(provenance.funnel.later).toBeGreaterThan(150);
  });

  it('has the same cards and verdict, no matter how much later it is made', () => {
    const [early, late] = [after(13), after(65)];
    expect(late.summary_metrics).toEqual(early.summary_metrics);
    const { quarters: _, lasting: __, ...evidence } = late.evidence;
    expect({ ...evidence, quarters: null, lasting: null }).toEqual(early.evidence);
    expect(late.time_series_data.time_savings.slice(0, 39 + 13)).toEqual(early.time_series_data.time_savings);
  });

  it('keeps the figures of a finished quarter', () => {
    const [half, year] = [after(26).evidence.quarters ?? [], after(52).evidence.quarters ?? []];
    expect(year.slice(0, 2)).toEqual(half);
    expect(year).toHaveLength(4);
  });

  it('does not show a running quarter before its sixth week is over', () => {
    expect(after(31).evidence.quarters).toHaveLength(2);
    expect(after(32).evidence.quarters).toHaveLength(3);
  });

  it('has at most four quarters and 104 weeks', () => {
    const { time_series_data: series, evidence } = after(119);
    expect(series.time_savings).toHaveLength(39 + 104);
    expect(evidence.quarters).toHaveLength(4);
  });

  it('ends with the last quarter in which a ticket was completed', () => {
    const until = (weeks: number) => withoutWeeks(weeks, 200);
    expect(until(30).time_series_data.time_savings).toHaveLength(39 + 30);
    expect(until(30).evidence.quarters).toHaveLength(2);
    expect(until(35).evidence.quarters?.map(({ complete }) => complete)).toEqual([true, true, true]);
    expect(until(13).time_series_data.time_savings).toHaveLength(39 + 13);
    expect(until(13).evidence.quarters).toBeNull();
    expect(until(13).provenance.funnel).not.toHaveProperty('later');
  });

  it('gives no estimate for a quarter that has no tickets, but gives one for the next quarter', () => {
    const { quarters } = withoutWeeks(13, 26).evidence;
    expect(quarters?.map(({ tickets, effectPercent }) => [tickets > 0, effectPercent !== null])).toEqual([
      [true, true],
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  it('counts every ticket once in its funnel', () => {
    const { found, ...others } = after(65).provenance.funnel;
    expect(Object.values(others).reduce((sum = 0, count = 0) => sum + count, 0)).toBe(found);
  });
});

it('a report also finds a lasting saving in later quarters', () => {
  const { quarters, lasting } = after(26).evidence;
  expect(lasting).toBe('lasting');
  expect(quarters?.[1]?.effectPercent).toBeCloseTo(40, -1);
});

/** The report of week 65 if no tickets had been completed in these weeks. */
function withoutWeeks(from: number, to: number) {
  const tickets = TICKETS.filter(({ transitions }) => {
    const week = (Date.parse(transitions.at(-1)?.at ?? '') - ADOPTED) / (7 * DAY_MS);
    return week < from || week >= to;
  });
  return analyzeTickets(tickets, { adoptionDate: '2025-08-25', asOf: '2026-11-23T00:00:00Z', timeZone: 'UTC' });
}
