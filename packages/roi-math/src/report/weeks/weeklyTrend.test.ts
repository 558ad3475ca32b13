import { POST_PERIOD, type WeekRow } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { adoptionWeek } from './adoptionWeek.ts';
import { rowPeriod } from './rowPeriod.ts';
import { weeklyTrend } from './weeklyTrend.ts';

const row = (Week_Start: string | null, over: Partial<WeekRow> = {}): WeekRow => ({
  Week_Start,
  Period: 'Pre-Claude',
  Task_Count: 5,
  Avg_Hours_Per_Task: 8,
  ...over,
});

describe('weeklyTrend', () => {
  it('sorts by date, and puts the week before adoption first if two weeks have the same date', () => {
    const { points } = weeklyTrend([
      row('2025-08-25', { Period: 'Post-Claude' }),
      row('2025-08-25', { Task_Count: 1 }),
      row('2025-08-25', { Task_Count: 2 }),
      row('2025-08-25', { Period: 'Post-Claude' }),
      row('2025-08-18'),
      row('2025-09-01', { Period: 'Post-Claude' }),
    ]);
    expect(points.slice(1, 3).map(({ tasks }) => tasks)).toEqual([1, 2]);
    expect(points.map(({ weekStart, period }) => `${weekStart} ${period}`)).toEqual([
      '2025-08-18 pre',
      '2025-08-25 pre',
      '2025-08-25 pre',
      '2025-08-25 post',
      '2025-08-25 post',
      '2025-09-01 post',
    ]);
  });

  it('keeps a week that has only one of the two values', () => {
    const { points } = weeklyTrend([
      row('2025-08-18', { Avg_Hours_Per_Task: null, Task_Count: 0 }),
      { Week_Start: '2025-08-25', Avg_Hours_Per_Task: 3 },
    ]);
    expect(points).toEqual([
      { weekStart: '2025-08-18', period: 'pre', tasks: 0, hours: null },
      { weekStart: '2025-08-25', period: 'pre', tasks: null, hours: 3 },
    ]);
  });

  it('treats a negative count or time as a missing value', () => {
    const rows = [
      { Week_Start: '2025-09-01', Period: 'Post-Claude', Task_Count: -3, Avg_Hours_Per_Task: 9 },
      { Week_Start: '2025-09-08', Period: 'Post-Claude', Task_Count: -3, Avg_Hours_Per_Task: -9 },
    ];
    expect(weeklyTrend(rows).points).toEqual([{ weekStart: '2025-09-01', period: 'post', tasks: null, hours: 9 }]);
  });

  it('leaves out rows that have no date or no value, and returns the rows whose date is invalid', () => {
    const bad = row('2025-02-30');
    const worse = row('next week');
    const { points, unreadable } = weeklyTrend([
      bad,
      worse,
      row(null),
      row(''),
      { Task_Count: 3 },
      row('2025-08-18', { Task_Count: null, Avg_Hours_Per_Task: null }),
    ]);
    expect(points).toEqual([]);
    expect(unreadable).toEqual([bad, worse]);
  });

  it.each([
    ['20250825', '2025-08-25'],
    ['20250825T000000Z', '2025-08-25'],
    ['2025-08-25T23:30:00.000+02:00', '2025-08-25'],
    ['2025-W35', '2025-08-25'],
    ['2025-W35-3', '2025-08-27'],
    ['2025W351', '2025-08-25'],
    ['2026-W01-1', '2025-12-29'],
    ['2021-W01', '2021-01-04'],
  ])('reads the ISO 8601 date %s', (text, day) => {
    expect(weeklyTrend([row(text)]).points.map(({ weekStart }) => weekStart)).toEqual([day]);
  });

  it.each(['2025-W00', '2025-W54', '2025-W35-8', '20250230', '2025-08'])(
    'reports the date %s as unreadable',
    (text) => {
      expect(weeklyTrend([row(text)])).toMatchObject({ points: [], unreadable: [{ Week_Start: text }] });
    },
  );

  it('reads a date that has a time', () => {
    const { points } = weeklyTrend([
      row('2025-08-18T00:00:00'),
      row(' 2025-08-25 00:00:00 '),
      row('2025-09-01x'),
      row('on 2025-09-01'),
    ]);
    expect(points.map(({ weekStart }) => weekStart)).toEqual(['2025-08-18', '2025-08-25']);
  });
});

describe('rowPeriod', () => {
  it('is post only if the row has exactly the value for the period after adoption', () => {
    expect(rowPeriod({ Period: POST_PERIOD })).toBe('post');
    expect(rowPeriod({ Period: 'post-claude' })).toBe('pre');
    expect(rowPeriod({})).toBe('pre');
  });
});

describe('adoptionWeek', () => {
  const points = ['2025-08-11', '2025-08-18', '2025-08-25'].map((weekStart) => ({ weekStart }));

  it.each([
    ['2025-08-11', 0],
    ['2025-08-17', 0],
    ['2025-08-24', 1],
    ['2025-08-25', 2],
    ['2025-08-31', 2],
    ['2025-09-01', null],
    ['2025-08-10', null],
  ])('of %s is %s', (date, index) => {
    expect(adoptionWeek(points, date)).toBe(index);
  });

  it('is the later point if two points are in the same week', () => {
    expect(adoptionWeek([{ weekStart: '2025-08-18' }, { weekStart: '2025-08-18' }], '2025-08-20')).toBe(1);
  });

  it('is null for an invalid date', () => {
    expect(adoptionWeek(points, 'today')).toBeNull();
    expect(adoptionWeek([{ weekStart: 'soon' }], '2025-08-20')).toBeNull();
  });
});
