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

/** `count` tickets of the first kind, then others up to `of`. */
function mixed(count: number, of: number, some: Partial<CompletedTicket>, others: Partial<CompletedTicket> = {}) {
  return Array.from({ length: of }, (_, index) => completedTicket(index < count ? some : others));
}

describe('the measured share', () => {
  const periods = (pre: number, post: number, of = 200) => ({
    pre: mixed(pre, of, {}, { active: 0 }),
    post: mixed(post, of, {}, { active: 0 }),
  });

  it('is a doubt when it changed, whichever way', () => {
    expect(measuredShare(periods(190, 150), 'active')).toBe(
      'The share of completed tickets with a measured time fell from 95% to 75%: the tickets without one may be of another kind, and the two periods are then not alike.',
    );
    expect(measuredShare(periods(150, 190), 'active')).toMatch(/rose from 75% to 95%/);
  });

  it('is fine when it hardly changed, or when chance could change it', () => {
    expect(measuredShare(periods(190, 190), 'active')).toBeNull();
    expect(measuredShare(periods(100, 0, 2000), 'active')).toBeNull();
    expect(measuredShare(periods(1900, 1800, 2000), 'active')).toBeNull();
    expect(measuredShare(periods(1900, 1799, 2000), 'active')).not.toBeNull();
    expect(measuredShare(periods(19, 16, 20), 'active')).toBeNull();
    expect(measuredShare({ pre: [], post: [] }, 'active')).toBeNull();
  });

  it('is that of the measure', () => {
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

  it('is a doubt when it changed, whichever way; tickets without a time do not matter', () => {
    expect(clickedShare(periods(20, 40), 'active')).toBe(
      'The share of tickets that were in progress for less than 6 minutes rose from 10% to 20%. They are left out, but the team may use its statuses differently than before.',
    );
    expect(clickedShare(periods(40, 20), 'active')).toMatch(/fell from 20% to 10%/);
    expect(clickedShare(periods(20, 20), 'active')).toBeNull();
  });

  it('begins below 6 minutes', () => {
    const exact = { pre: mixed(0, 200, {}), post: mixed(100, 200, { active: 0.1 }) };
    expect(clickedShare(exact, 'active')).toBeNull();
  });
});

describe('the mix of types', () => {
  const bugs = (pre: number, post: number, of = 200) => ({
    pre: mixed(pre, of, { type: 'bug' }, { type: 'task' }),
    post: mixed(post, of, { type: 'bug' }, { type: 'task' }),
  });

  it('is a note when it changed: the series is standardized', () => {
    const note =
      'The mix of ticket types changed by 20% of the tickets. The estimate compares tickets of the same type, so it is not affected.';
    expect(typeMix(bugs(50, 90))).toEqual({ doubt: null, note });
    expect(typeMix(bugs(90, 50))).toEqual({ doubt: null, note });
  });

  it('is a doubt when it changed so much that types may have been renamed', () => {
    expect(typeMix(bugs(50, 110))).toMatchObject({ doubt: null, note: expect.stringMatching(/30%/) });
    const doubt =
      'The mix of ticket types changed by 31% of the tickets. The estimate compares tickets of the same type, but a change that large may mean that types were renamed or are used differently.';
    expect(typeMix(bugs(50, 111))).toEqual({
      doubt: expect.stringContaining('may mean that types were renamed'),
      note: null,
    });
    expect(typeMix(bugs(50, 112))).toEqual({ doubt, note: null });
    const renamed = { pre: mixed(0, 60, {}, { type: '1' }), post: mixed(0, 60, {}, { type: '2' }) };
    expect(typeMix(renamed).doubt).toMatch(/changed by 100%/);
  });

  it('is fine when chance could change it, or when there is one type', () => {
    const nothing = { doubt: null, note: null };
    expect(typeMix(bugs(50, 60))).toEqual(nothing);
    expect(typeMix(bugs(0, 0))).toEqual(nothing);
    expect(typeMix({ pre: [], post: [] })).toEqual(nothing);
    expect(typeMix({ pre: [], post: mixed(5, 50, { type: 'bug' }) })).toEqual(nothing);
    expect(typeMix({ pre: mixed(0, 100, {}), post: mixed(0, 100, {}) })).toEqual(nothing);
  });

  it('takes rare types for one', () => {
    // Nine types of nine tickets that only exist on one side: 81 of 200.
    const rare = (side: string) =>
      Array.from({ length: 81 }, (_, index) => completedTicket({ type: `${side}${index % 9}` }));
    const rest = mixed(119, 119, { type: 'task' });
    expect(typeMix({ pre: [...rare('a'), ...rest], post: [...rare('b'), ...rest] })).toEqual({
      doubt: null,
      note: null,
    });
    const frequent = { pre: [...rare('a'), completedTicket({ type: 'a0' }), ...rest], post: [...rare('b'), ...rest] };
    expect(typeMix(frequent).note).toMatch(/changed by 5%/);
    // 81 of 324 before, none after.
    const gone = { pre: [...rare('a'), ...mixed(243, 243, { type: 'task' })], post: rest };
    expect(typeMix(gone).note).toMatch(/changed by 25%/);
  });
});

describe('heavy exclusion', () => {
  const funnel = {
    found: 100,
    out_of_scope: 0,
    unfinished: 0,
    no_active_time: 10,
    under_1_hour: 10,
    over_40_hours: 20,
    analysed: 60,
  };

  it('is a doubt above 40% of the completed tickets', () => {
    expect(heavyExclusion(funnel)).toBeNull();
    expect(heavyExclusion({ ...funnel, no_active_time: 11, analysed: 59 })).toBe(
      '41% of the completed tickets are not in the averages, because they have no measured time or took under 1 or over 40 hours.',
    );
  });
});

describe('the hours of starts and completions', () => {
  const OFFICE = { startMs: 9 * HOUR_MS, endMs: 17 * HOUR_MS };
  const at = (hour: number, start: number | null = null) =>
    completedTicket({ doneTime: hour * HOUR_MS, startTime: start === null ? null : start * HOUR_MS });
  const hoursDoubt = (items: readonly CompletedTicket[], hours: typeof OFFICE, zone: string) =>
    otherHours([{ week: 0, items }], hours, zone);
  const WORKING = [9, 10, 11, 12, 13, 14, 15, 16.99];
  const times = (count: number, hour: number) => Array.from({ length: count }, () => at(hour));

  it('name no time zone where too many would lie outside as well', () => {
    const aroundTheClock = Array.from({ length: 24 }, (_, hour) => times(hour < 8 ? 11 : 10, hour)).flat();
    expect(hoursDoubt(aroundTheClock, OFFICE, 'UTC')).toMatch(
      /lie outside 09:00–17:00 in UTC\. Work at those hours is not/,
    );
  });

  it('are fine while at most 30% lie outside working hours', () => {
    expect(
      hoursDoubt(
        WORKING.map((hour) => at(hour, hour)),
        OFFICE,
        'UTC',
      ),
    ).toBeNull();
    expect(hoursDoubt([], OFFICE, 'UTC')).toBeNull();
    expect(hoursDoubt([...times(7, 9), at(8.99), at(17), at(23)], OFFICE, 'UTC')).toBeNull();
    expect(hoursDoubt([...times(69, 16), ...times(31, 17)], OFFICE, 'UTC')).toMatch(
      /^31% .* outside 09:00–17:00 in UTC/,
    );
  });

  it('are judged by the working hours of the calendar', () => {
    const night = { startMs: 17 * HOUR_MS, endMs: 24 * HOUR_MS };
    expect(hoursDoubt(times(9, 22), night, 'UTC')).toBeNull();
    expect(hoursDoubt(times(9, 12), { startMs: 13.5 * HOUR_MS, endMs: 24 * HOUR_MS }, 'UTC')).toMatch(
      /outside 13:30–24:00 in UTC\. In a time zone 2 hours ahead, only 0% would:/,
    );
  });

  it.each([
    [-6, '6 hours behind'],
    [-1, '1 hour behind'],
    [9, '9 hours ahead'],
    [12, '12 hours ahead'],
  ])('name the offset that holds most of them: %d', (offset, words) => {
    const moved = WORKING.map((hour) => (hour - offset + 24) % 24).map((hour) => at(hour, hour));
    const all = offset === -1 ? moved.filter(({ doneTime }) => doneTime > 15.5 * HOUR_MS) : moved;
    expect(hoursDoubt(all, OFFICE, 'Europe/Berlin')).toMatch(
      new RegExp(
        `^\\d+% of the starts and completions of tickets lie outside 09:00–17:00 in Europe/Berlin\\. In a time zone ${words}, only 0% would:`,
      ),
    );
  });

  it('name no offset when none is better', () => {
    const always = Array.from({ length: 24 }, (_, hour) => at(hour));
    expect(hoursDoubt(always, OFFICE, 'UTC')).toBe(
      '67% of the starts and completions of tickets lie outside 09:00–17:00 in UTC. Work at those hours is not counted.',
    );
  });

  it('count a start only where it is recorded', () => {
    expect(hoursDoubt([at(12, null), at(12, 3)], OFFICE, 'UTC')).toMatch(/^33%/);
  });
});

describe('straddling tickets', () => {
  const post = (count: number) => ({
    pre: mixed(9, 9, { startedBefore: true }),
    post: mixed(count, 100, { startedBefore: true }),
  });

  it('are a doubt above 25% of those completed after adoption', () => {
    expect(straddling(post(25))).toBeNull();
    expect(straddling(post(26))).toBe(
      '26% of the tickets completed after adoption were started before it. Adoption can have changed only part of their time, so a change looks smaller than it is.',
    );
    expect(straddling({ pre: [], post: [] })).toBeNull();
  });
});

describe('the size of tickets', () => {
  const faster = { estimate: -0.3, low: -0.4, high: -0.2 };
  const slower = { estimate: 0.3, low: 0.2, high: 0.4 };
  const throughput = (growth: number) => ({ pre: 10, post: 10 * Math.exp(growth) });

  it('is a doubt when throughput rose by more than a third of what time fell', () => {
    expect(ticketSizes(throughput(0.099), faster)).toBeNull();
    expect(ticketSizes(throughput(0.101), faster)).toBe(
      'The number of tickets completed per week rose by more than a third of what their time fell: the tickets may have become smaller.',
    );
    expect(ticketSizes(throughput(-0.5), faster)).toBeNull();
  });

  it('is the mirrored doubt for a loss', () => {
    expect(ticketSizes(throughput(-0.099), slower)).toBeNull();
    expect(ticketSizes(throughput(-0.101), slower)).toBe(
      'The number of tickets completed per week fell by more than a third of what their time rose: the tickets may have become larger.',
    );
    expect(ticketSizes(throughput(0.5), slower)).toBeNull();
  });

  it('needs a claim and a throughput on both sides', () => {
    expect(ticketSizes(throughput(0.5), { estimate: -0.3, low: -0.7, high: 0.1 })).toBeNull();
    for (const missing of [null, 0]) {
      expect(ticketSizes({ pre: missing, post: 5 }, faster)).toBeNull();
      expect(ticketSizes({ pre: 5, post: missing }, slower)).toBeNull();
    }
  });
});
