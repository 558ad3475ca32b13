import { describe, expect, it } from 'vitest';
import { completedTicket } from '../../../test/series.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import { DEFAULT_CALENDAR, readCalendar, type WorkingCalendar } from '../../time/workingCalendar.ts';
import { seriesTickets } from './seriesTickets.ts';

/** Day number of 2025-08-25. */
const ADOPTION = 20_325;

const week = (number: number, items: readonly CompletedTicket[]) => ({ week: number, items });
const tickets = (count: number, over: Partial<CompletedTicket> = {}) =>
  Array.from({ length: count }, () => completedTicket(over));
const kept = (
  weeks: Parameters<typeof seriesTickets>[0],
  measure: 'active' | 'elapsed' = 'active',
  calendar: WorkingCalendar = DEFAULT_CALENDAR,
) => seriesTickets(weeks, measure, { adoption: ADOPTION, workingTime: readCalendar(calendar) });
const counts = (weeks: ReturnType<typeof kept>['weeks']) =>
  weeks.map(({ week: number, items }) => [number, items.length]);

describe('tickets of the series', () => {
  it('have a measured time of at most 400 hours, a type and a size', () => {
    const { weeks, leftOut } = kept([
      week(-1, [completedTicket({ active: 0 }), completedTicket({ active: 2, type: '10001', size: 3 })]),
      week(0, []),
      week(1, [completedTicket({ active: 401 }), completedTicket({ active: 0.1, size: 1 })]),
    ]);
    expect(weeks).toEqual([
      { week: -1, items: [{ hours: 2, log: Math.log(2), type: '10001', logSize: Math.log(3) }] },
      { week: 0, items: [] },
      {
        week: 1,
        items: [
          { hours: 400, log: Math.log(400), type: '', logSize: null },
          { hours: 0.1, log: Math.log(0.1), type: '', logSize: 0 },
        ],
      },
    ]);
    expect(leftOut).toEqual({
      clickedThrough: { pre: 0, post: 0 },
      tooOld: { pre: 0, post: 0 },
      bulkWeeks: [],
      firstWeeks: 0,
    });
  });

  it('include only tickets that took at least 6 minutes', () => {
    const click = { active: 0.099 };
    const { weeks, leftOut } = kept([
      week(-1, [...tickets(2, click), ...tickets(1)]),
      week(0, [...tickets(3, click), ...tickets(2)]),
    ]);
    expect(counts(weeks)).toEqual([
      [-1, 1],
      [0, 2],
    ]);
    expect(leftOut.clickedThrough).toEqual({ pre: 2, post: 3 });
  });

  it('must be completed within 26 weeks of their creation if the measure is elapsed time', () => {
    const old = { day: 0, createdOn: -183, elapsed: 100 };
    const recent = { day: 0, createdOn: -182, elapsed: 90 };
    const unknown = { day: 0, createdOn: NaN, elapsed: 80 };
    const items = [old, recent, unknown].map(completedTicket);
    expect(kept([week(0, items)], 'elapsed')).toMatchObject({
      weeks: [{ items: [{ hours: 90 }, { hours: 80 }] }],
      leftOut: { tooOld: { pre: 0, post: 1 } },
    });
    expect(kept([week(-1, items)], 'elapsed').leftOut.tooOld).toEqual({ pre: 1, post: 0 });
    expect(kept([week(0, items)], 'active').leftOut.tooOld).toEqual({ pre: 0, post: 0 });
  });
});

describe('bulk weeks', () => {
  const usual = (from: number, sizes: readonly number[]) =>
    sizes.map((size, index) => week(from + index, tickets(size)));

  it('have more than four times the median number of tickets', () => {
    const { weeks, leftOut } = kept(usual(-3, [5, 21, 5, 5, 4, 0, 20]));
    expect(counts(weeks)).toEqual([
      [-3, 5],
      [-2, 0],
      [-1, 5],
      [0, 5],
      [1, 4],
      [2, 0],
      [3, 20],
    ]);
    expect(leftOut.bulkWeeks).toEqual([{ weekStart: '2025-08-11', tickets: 21 }]);
  });

  it('are at most the two largest, listed oldest first', () => {
    const { weeks, leftOut } = kept(usual(-4, [5, 30, 5, 25, 5, 40, 5, 5]));
    expect(leftOut.bulkWeeks).toEqual([
      { weekStart: '2025-08-04', tickets: 30 },
      { weekStart: '2025-09-01', tickets: 40 },
    ]);
    expect(counts(weeks).map(([, size]) => size)).toEqual([5, 0, 5, 25, 5, 0, 5, 5]);
  });

  it('are the two earliest weeks if three weeks are equally large', () => {
    const { leftOut } = kept(usual(-4, [5, 30, 5, 30, 5, 30, 5, 5]));
    expect(leftOut.bulkWeeks.map(({ weekStart: start }) => start)).toEqual(['2025-08-04', '2025-08-18']);
  });

  it('are compared with the weeks that have tickets', () => {
    expect(kept(usual(-5, [10, 0, 10, 0, 0, 40, 0, 10, 0])).leftOut.bulkWeeks).toEqual([]);
  });

  it('are determined from the tickets that the series would otherwise include', () => {
    const clicks = week(0, [...tickets(5), ...tickets(100, { active: 0.01 })]);
    expect(kept([...usual(-3, [5, 5, 5]), clicks]).leftOut.bulkWeeks).toEqual([]);
  });
});

describe('a young project', () => {
  /** Ten tickets a week, each in progress for `hours`. The first tickets were created `age` days before the first week. */
  const project = (from: number, to: number, hours: number, age: number) =>
    Array.from({ length: to - from }, (_, index) =>
      week(
        from + index,
        tickets(10, {
          active: hours,
          createdOn: index === 0 ? ADOPTION + from * 7 - age : ADOPTION + (from + index) * 7,
        }),
      ),
    );

  it('starts its series P90 + 1 weeks after the first completion', () => {
    // 60 hours are 1.5 weeks, rounded up to 2. So a project is too young with 13 days, and old enough with 14 days.
    const young = kept(project(-26, 13, 60, 13));
    expect(young.leftOut.firstWeeks).toBe(3);
    expect(young.weeks[0]?.week).toBe(-23);
    expect(young.weeks).toHaveLength(36);
    const old = kept(project(-26, 13, 60, 14));
    expect(old.leftOut.firstWeeks).toBe(0);
    expect(old.weeks[0]?.week).toBe(-26);
  });

  it('counts the working weeks of the calendar by which the hours were measured', () => {
    // 60 hours are 5 weeks of three half days.
    const halfDays = { workingDays: [1, 2, 3], from: '13:00', to: '17:00', holidays: [] };
    const young = kept(project(-26, 13, 60, 34), 'active', halfDays);
    expect(young.leftOut.firstWeeks).toBe(6);
    expect(kept(project(-26, 13, 60, 35), 'active', halfDays).leftOut.firstWeeks).toBe(0);
  });

  it('leaves out its first weeks, counted from the first completion, but no week after adoption', () => {
    const late = [week(-13, []), week(-12, []), ...project(-11, 13, 60, 1)];
    const { weeks, leftOut } = kept(late);
    expect(leftOut.firstWeeks).toBe(3);
    expect(weeks[0]?.week).toBe(-8);
    const recent = kept([week(-3, []), ...project(-2, 13, 400, 1)]);
    expect(recent.weeks[0]?.week).toBe(0);
    expect(recent.leftOut.firstWeeks).toBe(2);
  });

  it('is recognized only if a creation date is known', () => {
    const unknown = project(-26, 13, 60, 10).map(({ week: number, items }) =>
      week(
        number,
        items.map((ticket) => ({ ...ticket, createdOn: NaN })),
      ),
    );
    expect(kept(unknown).leftOut.firstWeeks).toBe(0);
  });

  it('keeps all weeks if nothing was measured', () => {
    expect(kept([week(-1, tickets(2, { active: 0, createdOn: ADOPTION })), week(0, [])]).weeks).toHaveLength(2);
    expect(kept([]).weeks).toEqual([]);
  });
});
