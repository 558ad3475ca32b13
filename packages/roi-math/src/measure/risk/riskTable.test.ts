import { describe, expect, it } from 'vitest';
import { doneTicket, move, openTicket } from '../../../test/tickets.ts';
import type { Ticket } from '../ticket/ticket.ts';
import { activeIntervals } from '../ticket/activeIntervals.ts';
import { parseTicket } from '../ticket/parseTicket.ts';
import { ticketTimeline } from '../ticket/ticketTimeline.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import { workingClock } from '../../time/workingClock.ts';
import { AGE_BINS } from './ageBins.ts';
import { riskCounter } from './riskTable.ts';

// Monday, September 1, 2025. The weeks −1 to 1 end on Monday, September 15.
const AS_OF = Date.UTC(2025, 8, 17, 12);
const WEEKS = { adoption: dayNumber('2025-09-01') ?? NaN, firstWeek: -1, lastWeek: 2 };
const at = (day: number, hour: number) => new Date(Date.UTC(2025, 8, day, hour)).toISOString();

/** Hours in progress and completions by week, for each age (its end in working days) that has any. */
function counted(tickets: readonly Ticket[], isDelivered = true) {
  const clock = workingClock('UTC', AS_OF);
  const { table, add } = riskCounter(WEEKS, clock);
  for (const ticket of tickets) {
    const timeline = ticketTimeline(parseTicket(ticket), AS_OF);
    add(timeline, activeIntervals(timeline, timeline.completedAtMs ?? AS_OF, clock), isDelivered);
  }
  const cells = (values: Float64Array, unit: number) =>
    Object.fromEntries(
      Array.from(values).flatMap((value, index) => {
        const age = (AGE_BINS[index % AGE_BINS.length]?.endMs ?? NaN) / (8 * 3_600_000);
        const week = Math.floor(index / AGE_BINS.length) - 1;
        return value === 0 ? [] : [[`week ${week}, to ${age} d`, value / unit]];
      }),
    );
  return { hours: cells(table.timeMs, 3_600_000), completions: cells(table.completions, 1) };
}

describe('riskCounter', () => {
  it('divides the time in progress by week and age, and counts the completion at the last age', () => {
    expect(counted([doneTicket('A-1', at(5, 11), at(8, 12))])).toEqual({
      hours: { 'week 0, to 0.5 d': 4, 'week 0, to 1 d': 2, 'week 1, to 1 d': 2, 'week 1, to 2 d': 1 },
      completions: { 'week 1, to 2 d': 1 },
    });
  });

  it('counts a completion at the end of an age as one of that age', () => {
    expect(counted([doneTicket('A-1', at(2, 10), at(2, 14))])).toEqual({
      hours: { 'week 0, to 0.5 d': 4 },
      completions: { 'week 0, to 0.5 d': 1 },
    });
  });

  it('counts open tickets up to the last week, and pauses of any ticket not', () => {
    const inProgress = [
      move(at(11, 9), 'new', 'indeterminate'),
      move(at(11, 11), 'indeterminate', 'new'),
      move(at(12, 15), 'new', 'indeterminate'),
    ];
    const expected = { hours: { 'week 1, to 0.5 d': 4 }, completions: {} };
    expect(counted([openTicket('A-1', at(1, 9), { transitions: inProgress, category: 'indeterminate' })])).toEqual(
      expected,
    );
    expect(counted([openTicket('A-1', at(12, 13), { category: 'indeterminate' })])).toEqual(expected);
    expect(counted([openTicket('A-1', at(12, 13))])).toEqual({ hours: {}, completions: {} });
  });

  it('ignores what comes after the report', () => {
    const later = doneTicket('A-1', at(12, 15), at(25, 9));
    expect(counted([later])).toEqual({ hours: { 'week 1, to 0.5 d': 2 }, completions: {} });
  });

  it('has no completion of tickets that delivered nothing or were clicked through, but their time', () => {
    const hours = { 'week 0, to 0.5 d': 2 };
    expect(counted([doneTicket('A-1', at(2, 10), at(2, 12))], false)).toEqual({ hours, completions: {} });
    expect(counted([doneTicket('A-1', at(2, 10), new Date(Date.UTC(2025, 8, 2, 10, 3)).toISOString())])).toEqual({
      hours: { 'week 0, to 0.5 d': 0.05 },
      completions: {},
    });
  });

  it('leaves out tickets that were created before the first week, of which a reader has only the completed ones', () => {
    const old = { createdAt: '2025-08-24T09:00:00Z' };
    expect(counted([doneTicket('A-1', at(2, 10), at(2, 12), old)])).toEqual({ hours: {}, completions: {} });
  });
});
