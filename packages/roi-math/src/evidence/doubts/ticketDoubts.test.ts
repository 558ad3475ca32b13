import { describe, expect, it } from 'vitest';
import { completedTicket } from '../../../test/series.ts';
import { HOUR_MS } from '../../constants.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import {
  clickedShare,
  heavyExclusion,
  measuredShare,
  otherHours,
  straddling,
  ticketSizes,
  typeMix,
} from './ticketDoubts.ts';

/** `of` tickets, of which the first `count` have these fields. */
function mixed(count: number, of: number, some: Partial<CompletedTicket>, others: Partial<CompletedTicket> = {}) {
  return Array.from({ length: of }, (_, index) => completedTicket(index < count ? some : others));
}

describe('the measured share', () => {
  const periods = (pre: number, post: number, of = 200) => ({
    pre: mixed(pre, of, {}, { active: 0 }),
    post: mixed(post, of, {}, { active: 0 }),
  });

  it('raises a doubt if it rose or fell', () => {
    expect(measuredShare(periods(190, 150), 'active')).toEqual({ kind: 'measured-share', pre: 0.95, post: 0.75 });
    expect(measuredShare(periods(150, 190), 'active')).toEqual({ kind: 'measured-share', pre: 0.75, post: 0.95 });
  });

  it('raises no doubt if it hardly changed, or if the change may be chance', () => {
    expect(measuredShare(periods(190, 190), 'active')).toBeNull();
    expect(measuredShare(periods(100, 0, 2000), 'active')).toBeNull();
    expect(measuredShare(periods(1900, 1800, 2000), 'active')).toBeNull();
    expect(measuredShare(periods(1900, 1799, 2000), 'active')).not.toBeNull();
    expect(measuredShare(periods(19, 16, 20), 'active')).toBeNull();
    expect(measuredShare({ pre: [], post: [] }, 'active')).toBeNull();
  });

  it('uses the times of the chosen measure', () => {
    const elapsed = { pre: mixed(200, 200, { elapsed: 5 }), post: mixed(150, 200, { elapsed: 5 }, { elapsed: null }) };
    expect(measuredShare(elapsed, 'elapsed')).not.toBeNull();
    expect(measuredShare(elapsed, 'active')).toBeNull();
  });
});

describe('the share of tickets that were clicked through', () => {
  const periods = (pre: number, post: number) => ({
    pre: [...mixed(pre, 200, { active: 0.05 }), ...mixed(50, 50, { active: 0 })],
    post: mixed(post, 200, { active: 0.05 }),
  });

  it('raises a doubt if it rose or fell; tickets that have no time do not count', () => {
    expect(clickedShare(periods(20, 40), 'active')).toEqual({ kind: 'clicked-share', pre: 0.1, post: 0.2 });
    expect(clickedShare(periods(40, 20), 'active')).toEqual({ kind: 'clicked-share', pre: 0.2, post: 0.1 });
    expect(clickedShare(periods(20, 20), 'active')).toBeNull();
  });

  it('counts tickets with times below 6 minutes', () => {
    const exact = { pre: mixed(0, 200, {}), post: mixed(100, 200, { active: 0.1 }) };
    expect(clickedShare(exact, 'active')).toBeNull();
  });
});

describe('the mix of types', () => {
  const bugs = (pre: number, post: number, of = 200) => ({
    pre: mixed(pre, of, { type: 'bug' }, { type: 'task' }),
    post: mixed(post, of, { type: 'bug' }, { type: 'task' }),
  });

  it('raises only a note if it changed, because the series is standardized by type', () => {
    const note = { kind: 'type-mix-adjusted', share: 0.2 };
    expect(typeMix(bugs(50, 90))).toEqual(note);
    expect(typeMix(bugs(90, 50))).toEqual(note);
  });

  it('raises a doubt if the change is so large that types may have been renamed', () => {
    expect(typeMix(bugs(50, 110))).toEqual({ kind: 'type-mix-adjusted', share: 0.3 });
    expect(typeMix(bugs(50, 111))).toEqual({ kind: 'type-mix', share: 0.305 });
    expect(typeMix(bugs(50, 112))).toEqual({ kind: 'type-mix', share: 0.31 });
    const renamed = { pre: mixed(0, 60, {}, { type: '1' }), post: mixed(0, 60, {}, { type: '2' }) };
    expect(typeMix(renamed)).toEqual({ kind: 'type-mix', share: 1 });
  });

  it('raises no doubt if the change may be chance, or if all tickets have the same type', () => {
    expect(typeMix(bugs(50, 60))).toBeNull();
    expect(typeMix(bugs(0, 0))).toBeNull();
    expect(typeMix({ pre: [], post: [] })).toBeNull();
    expect(typeMix({ pre: [], post: mixed(5, 50, { type: 'bug' }) })).toBeNull();
    expect(typeMix({ pre: mixed(0, 100, {}), post: mixed(0, 100, {}) })).toBeNull();
  });

  it('treats all rare types as one type', () => {
    // Nine types, each with nine tickets in only one period: 81 of 200 tickets.
    const rare = (side: string) =>
      Array.from({ length: 81 }, (_, index) => completedTicket({ type: `${side}${index % 9}` }));
    const rest = mixed(119, 119, { type: 'task' });
    expect(typeMix({ pre: [...rare('a'), ...rest], post: [...rare('b'), ...rest] })).toBeNull();
    const frequent = { pre: [...rare('a'), completedTicket({ type: 'a0' }), ...rest], post: [...rare('b'), ...rest] };
    expect(typeMix(frequent)).toMatchObject({ kind: 'type-mix-adjusted', share: expect.closeTo(0.05, 2) });
    // Before adoption, 81 of 324 tickets have rare types; after adoption, none has.
    const gone = { pre: [...rare('a'), ...mixed(243, 243, { type: 'task' })], post: rest };
    expect(typeMix(gone)).toEqual({ kind: 'type-mix-adjusted', share: 0.25 });
  });
});

describe('heavy exclusion', () => {
  const funnel = {
    found: 100,
    out_of_scope: 0,
    unfinished: 0,
    no_active_time: 10,
    too_short: 10,
    too_long: 20,
    analysed: 60,
  };

  it('raises a doubt if more than 40% of the completed tickets are excluded', () => {
    expect(heavyExclusion(funnel)).toBeNull();
    expect(heavyExclusion({ ...funnel, no_active_time: 11, analysed: 59 })).toEqual({
      kind: 'excluded-share',
      share: 0.41,
    });
  });
});

describe('the hours of starts and completions', () => {
  const OFFICE = { startMs: 9 * HOUR_MS, endMs: 17 * HOUR_MS };
  const OUTSIDE = { kind: 'other-hours', from: '09:00', to: '17:00', timeZone: 'UTC', better: null };
  const at = (hour: number, start: number | null = null) =>
    completedTicket({ doneTime: hour * HOUR_MS, startTime: start === null ? null : start * HOUR_MS });
  const hoursDoubt = (items: readonly CompletedTicket[], hours: typeof OFFICE, zone: string) =>
    otherHours([{ week: 0, items }], hours, zone);
  const WORKING = [9, 10, 11, 12, 13, 14, 15, 16.99];
  /** Times that are a minute apart. */
  const times = (count: number, hour: number) =>
    Array.from({ length: count }, (_, index) => at(hour + (index % 50) / 60));
  const sameTimes = (count: number, hour: number) => Array.from({ length: count }, () => at(hour));

  it('suggest no time zone if too many of them would be outside working hours in every other zone', () => {
    const aroundTheClock = Array.from({ length: 24 }, (_, hour) => times(hour < 8 ? 11 : 10, hour)).flat();
    expect(hoursDoubt(aroundTheClock, OFFICE, 'UTC')).toEqual({ ...OUTSIDE, share: expect.any(Number) });
  });

  it('raise no doubt if at most 30% are outside working hours', () => {
    expect(
      hoursDoubt(
        WORKING.map((hour) => at(hour, hour)),
        OFFICE,
        'UTC',
      ),
    ).toBeNull();
    expect(hoursDoubt([], OFFICE, 'UTC')).toBeNull();
    expect(hoursDoubt([...times(7, 9), at(8.98), at(17.02), at(23)], OFFICE, 'UTC')).toBeNull();
    expect(hoursDoubt([...times(69, 16), ...times(31, 17.02)], OFFICE, 'UTC')).toMatchObject({
      ...OUTSIDE,
      share: 0.31,
      better: { offsetHours: -1, share: 0 },
    });
  });

  it('are judged by the working hours of the calendar', () => {
    const night = { startMs: 17 * HOUR_MS, endMs: 24 * HOUR_MS };
    expect(hoursDoubt(times(9, 22), night, 'UTC')).toBeNull();
    expect(hoursDoubt(times(9, 12), { startMs: 13.5 * HOUR_MS, endMs: 24 * HOUR_MS }, 'UTC')).toMatchObject({
      from: '13:30',
      to: '24:00',
      better: { offsetHours: 2, share: 0 },
    });
  });

  it.each([-6, -1, 9, 12])('suggest the offset that puts most of them into working hours: %d', (offset) => {
    const moved = WORKING.map((hour) => (hour - offset + 24) % 24).map((hour) => at(hour, hour));
    const late = [14, 15, 16, 17.25, 17.5, 17.99].map((hour) => at(hour, hour));
    const all = offset === -1 ? late : moved;
    expect(hoursDoubt(all, OFFICE, 'Europe/Berlin')).toEqual({
      ...OUTSIDE,
      share: expect.any(Number),
      timeZone: 'Europe/Berlin',
      better: { offsetHours: offset, share: 0 },
    });
  });

  it('suggest no other offset if none is better', () => {
    const always = Array.from({ length: 24 }, (_, hour) => at(hour));
    expect(hoursDoubt(always, OFFICE, 'UTC')).toEqual({ ...OUTSIDE, share: 15 / 24 });
  });

  it('count as working hours at the end of the working day', () => {
    const ends = (hour: number) => hoursDoubt([...times(69, 9), ...sameTimes(31, hour)], OFFICE, 'UTC');
    expect(ends(17)).toBeNull();
    expect(ends(17 + 1 / 60)).toMatchObject({ share: 0.31 });
  });

  it('are not judged if more than a third have the same time of day, as in exports that have only dates', () => {
    expect(hoursDoubt([...sameTimes(100, 0), ...times(9, 12)], OFFICE, 'UTC')).toBeNull();
    expect(hoursDoubt([...sameTimes(34, 18), ...times(50, 19), ...times(16, 20)], OFFICE, 'UTC')).toBeNull();
    expect(hoursDoubt([...sameTimes(33, 18), ...times(50, 19), ...times(16, 20)], OFFICE, 'UTC')).toMatchObject({
      share: 1,
    });
  });

  it('do not include the start of a ticket if it is not recorded', () => {
    expect(hoursDoubt([at(12, null), at(13, 3)], OFFICE, 'UTC')).toMatchObject({ share: 1 / 3 });
  });
});

describe('straddling tickets', () => {
  const post = (count: number) => ({
    pre: mixed(9, 9, { startedBefore: true }),
    post: mixed(count, 100, { startedBefore: true }),
  });

  it('raise a doubt if they are more than 25% of the tickets completed after adoption', () => {
    expect(straddling(post(25))).toBeNull();
    expect(straddling(post(26))).toEqual({ kind: 'straddling', share: 0.26 });
    expect(straddling({ pre: [], post: [] })).toBeNull();
  });
});

describe('the size of tickets', () => {
  const faster = { estimate: -0.3, low: -0.4, high: -0.2 };
  const slower = { estimate: 0.3, low: 0.2, high: 0.4 };
  const throughput = (growth: number) => ({ pre: 10, post: 10 * Math.exp(growth) });

  it('raises a doubt about a saving if throughput rose by more than a third of the fall in time', () => {
    expect(ticketSizes(throughput(0.099), faster)).toBeNull();
    expect(ticketSizes(throughput(0.101), faster)).toEqual({ kind: 'ticket-sizes', tickets: 'smaller' });
    expect(ticketSizes(throughput(-0.5), faster)).toBeNull();
  });

  it('raises a doubt about a loss if the fall in throughput is more than a third of the rise in time', () => {
    expect(ticketSizes(throughput(-0.099), slower)).toBeNull();
    expect(ticketSizes(throughput(-0.101), slower)).toEqual({ kind: 'ticket-sizes', tickets: 'larger' });
    expect(ticketSizes(throughput(0.5), slower)).toBeNull();
  });

  it('raises a doubt only if a change is claimed and both periods have a throughput', () => {
    expect(ticketSizes(throughput(0.5), { estimate: -0.3, low: -0.7, high: 0.1 })).toBeNull();
    for (const missing of [null, 0]) {
      expect(ticketSizes({ pre: missing, post: 5 }, faster)).toBeNull();
      expect(ticketSizes({ pre: 5, post: missing }, slower)).toBeNull();
    }
  });
});
