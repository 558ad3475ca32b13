import { describe, expect, it } from 'vitest';
import { analyze, EVERY_DAY } from '../../test/everyDay.ts';
import { ticketOn } from '../../test/tickets.ts';
import type { Ticket } from '../index.ts';

/** A ticket of 5 hours on the Tuesday of each of these weeks after adoption. */
const inWeeks = (from: number, to: number): Ticket[] =>
  Array.from({ length: to - from + 1 }, (_, index) => ticketOn((from + index) * 7 + 1, 5, { key: `W${from + index}` }));

/** The analysis on a day that is this number of weeks after the adoption date, and its rows after adoption. */
function after(weeks: number, later: readonly Ticket[]) {
  const asOf = new Date(Date.parse('2025-08-25T12:00:00Z') + weeks * 7 * 86_400_000).toISOString();
  const { provenance, time_series_data: series, ...analysis } = analyze([...EVERY_DAY, ...later], { asOf });
  const rows = series.time_savings.filter(({ Period }) => Period === 'Post-Claude');
  return { ...analysis, rows, funnel: provenance.funnel, windows: provenance.windows };
}

describe('weeks after the first quarter', () => {
  it.each([
    [18, 13],
    [19, 19],
    [65, 65],
    [104, 104],
    [200, 104],
  ])('%i weeks after adoption, %i weeks have rows in the report', (weeks, shown) => {
    const { rows } = after(weeks, inWeeks(13, 199));
    expect(rows).toHaveLength(shown);
    expect(rows.at(-1)).toMatchObject({ Task_Count: shown === 13 ? 5 : 1, Avg_Hours_Per_Task: shown === 13 ? 6 : 5 });
  });

  it('do not change the figures of the first quarter', () => {
    const [early, late] = [after(18, inWeeks(13, 64)), after(65, inWeeks(13, 64))];
    expect(late.summary_metrics).toEqual(early.summary_metrics);
    expect(late.windows).toEqual(early.windows);
    expect(late.tickets).toEqual(early.tickets);
    expect(late.funnel).toMatchObject({ later: 52, analysed: early.funnel.analysed });
  });

  it.each([
    ['in the sixth week of the third quarter', 31, 39],
    ['in the fifth week of the third quarter', 30, 31],
    ['soon after the first quarter', 16, 13],
  ])('end with the last ticket or with the last quarter shown, if the project ended %s', (_, last, shown) => {
    const { rows, funnel } = after(65, inWeeks(13, last));
    const later = Math.min(shown, last + 1) - 13;
    expect(rows).toHaveLength(shown);
    expect([funnel.later ?? 0, funnel.out_of_scope]).toEqual([later, last - 12 - later]);
  });

  it('are not shown if no ticket was completed in them', () => {
    const [quiet, early] = [after(65, []), after(13, [])];
    expect(quiet).toEqual(early);
  });

  it('include every finished quarter, no matter how long ago the last ticket was completed', () => {
    const weeks = Array.from({ length: 40 }, (_, index) => 26 + index);
    for (const week of weeks) expect(after(week, inWeeks(13, 25)).rows.length).toBeGreaterThanOrEqual(26);
    expect(after(31, inWeeks(13, 25)).rows).toHaveLength(31);
    expect(after(32, inWeeks(13, 25)).rows).toHaveLength(26);
  });
});
