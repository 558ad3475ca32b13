import { parseUsageFile, usageFileOf } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { daysFrom } from './support/claude.ts';
import { failuresOf, sourceOf, usageOf, weeksOf } from './support/reading.ts';

const MONDAYS = daysFrom('2026-08-31', '2026-11-02').filter((_, index) => index % 7 === 0);

const place = (line: number) => ({ file: 'a', line, entry: null });

describe('a table of weeks', () => {
  it('has people for each week, and may have teams, seats and spend', async () => {
    const table =
      'week_start;team;active_people;seats;spend;currency\n2026-11-09;PAY;12;40;310.25;EUR\n2026-11-09;OPS;3;;;\n2026-11-16;PAY;0;40;0;eur';
    const { currency, sources } = await usageOf({ a: table }, { team: null });
    expect(currency).toBe('EUR');
    expect(sources[0]).toEqual({
      source: 'table',
      activeBasis: 'week',
      teams: [
        {
          name: 'OPS',
          people: null,
          weeks: [
            { weekStart: '2026-11-09', coverage: 'reported', active: '1-4', seats: null, spend: null },
            { weekStart: '2026-11-16', coverage: 'not-covered' },
          ],
        },
        {
          name: 'PAY',
          people: null,
          weeks: [
            { weekStart: '2026-11-09', coverage: 'reported', active: 12, seats: 40, spend: 310.25 },
            { weekStart: '2026-11-16', coverage: 'reported', active: 0, seats: 40, spend: 0 },
          ],
        },
      ],
      summary: {
        people: null,
        firstDay: '2026-11-09',
        lastDay: '2026-11-22',
        spend: 310.25,
        recordsWithoutSpend: 1,
        peopleWithoutTeam: 0,
        peopleInSeveralTeams: 0,
        teamsWithoutPeople: 0,
        workdaysWithoutRecords: 0,
      },
    });
  });

  it('can begin with the first week that a usage file may have', async () => {
    const usage = await usageOf({ a: 'week_start,active_people\n2000-01-03,5' });
    expect(parseUsageFile(usageFileOf(usage))).toEqual({ ok: true, value: usage });
    const days = 'date,active_people\n2000-01-02,5';
    expect(await failuresOf({ a: days })).toMatchObject([{ field: 'date', expected: 'later-day' }]);
  });

  it('adds up spend exactly, even in a currency with large amounts', async () => {
    const table = [
      'week_start,active_people,spend,currency',
      ...MONDAYS.slice(0, 8).map((monday) => `${monday},5,1e9,IDR`),
      `${MONDAYS[8]},5,999999999.5,IDR`,
    ];
    const { teams, summary } = await sourceOf({ a: table.join('\n') });
    expect([weeksOf(teams[0])[0], summary.spend]).toEqual(['2026-08-31: 5 people, 1000000000', 8_999_999_999.5]);
    expect(await failuresOf({ a: [...table, `${MONDAYS[9]},5,1,IDR`].join('\n') })).toEqual([
      { reason: 'usage-too-large', unit: 'spend', limit: 9e9 },
    ]);
  });

  it('is assigned to the team that the reader named if it has no teams', async () => {
    const table = 'week_start,active_people\n2026-11-09,1-4\n2026-11-16,1–4';
    expect(weeksOf((await sourceOf({ a: table })).teams[0])).toEqual([
      '2026-11-09: 1-4 people, no spend',
      '2026-11-16: 1-4 people, no spend',
    ]);
    expect(await failuresOf({ a: table }, { team: null })).toEqual([{ reason: 'usage-no-team' }]);
  });

  it('may state the members of a team in each row, and the largest number counts', async () => {
    const table = 'week_start,team,active_people,people\n2026-11-02,PAY,5,12\n2026-11-09,PAY,9,14\n2026-11-16,PAY,3,';
    expect((await sourceOf({ a: table })).teams.map(({ people }) => people)).toEqual([14]);
    const few = 'week_start,active_people,people\n2026-11-02,3,1-4\n2026-11-09,1-4,2\n2026-11-16,0,';
    expect((await sourceOf({ a: few })).teams.map(({ people }) => people)).toEqual(['1-4']);
  });

  it.each(['2026-11-09,9,8', '2026-11-09,5,1-4', '2026-11-09,4,3', '2026-11-09,13,'])(
    'is refused if it has more active people than members: %s',
    async (row) => {
      const table = `week_start,active_people,people\n2026-11-02,5,12\n${row}`;
      expect(await failuresOf({ a: table })).toEqual([{ reason: 'usage-more-active', place: place(3) }]);
    },
  );

  it('treats two spellings of a name as one team, and is refused if a team has two rows for a week', async () => {
    const table = 'week_start,team,active_people\n2026-11-09,aur,9\n2026-11-16,AUR,8\n2026-11-09,Zo\u00EB,5';
    const { teams } = await sourceOf({ a: table, b: 'week_start,team,active_people\n2026-11-16,Zoe\u0308,5' });
    expect(teams.map(({ name }) => name)).toEqual(['AUR', 'Zoe\u0308']);
    expect(weeksOf(teams[0])).toEqual(['2026-11-09: 9 people, no spend', '2026-11-16: 8 people, no spend']);
    expect(await failuresOf({ a: `${table}\n2026-11-16,aur,8` })).toEqual([
      { reason: 'usage-one-team', place: place(5), names: ['AUR', 'aur'] },
    ]);
  });

  it('does not cover weeks for which it has no row', async () => {
    const table = 'week_start,active_people\n2026-11-16,9\n2026-11-02,9';
    expect(weeksOf((await sourceOf({ a: table })).teams[0])).toEqual([
      '2026-11-02: 9 people, no spend',
      '2026-11-09: -',
      '2026-11-16: 9 people, no spend',
    ]);
  });

  it('covers the current week only after its workdays are over, and ends on the last day that is over', async () => {
    const table = 'week_start,active_people,spend,currency\n2026-11-16,9,7,USD\n2026-11-23,9,3,USD';
    const { teams, summary } = await sourceOf({ a: table });
    expect(weeksOf(teams[0])).toEqual(['2026-11-16: 9 people, 7', '2026-11-23: -']);
    expect(summary).toMatchObject({ firstDay: '2026-11-16', lastDay: '2026-11-25', spend: 10 });
    const onMonday = await sourceOf({ a: table }, { now: '2026-11-23T09:00:00Z' });
    expect(onMonday.summary).toMatchObject({ lastDay: '2026-11-23' });
    const onSaturday = await sourceOf({ a: table }, { now: '2026-11-28T09:00:00Z' });
    expect(weeksOf(onSaturday.teams[0])).toEqual(['2026-11-16: 9 people, 7', '2026-11-23: 9 people, no spend']);
  });

  it('does not cover a week if only some days of the week were requested', async () => {
    const table = 'week_start,active_people,spend,currency\n2025-09-01,9,7,USD\n2025-09-08,9,3,USD';
    const upTo = (last: string) => sourceOf({ a: table }, { days: { first: '2025-09-01', last, missing: [] } });
    const cut = await upTo('2025-09-09');
    expect(weeksOf(cut.teams[0])).toEqual(['2025-09-01: 9 people, 7', '2025-09-08: -']);
    expect(cut.summary).toMatchObject({ lastDay: '2025-09-09', spend: 7 });
    expect(weeksOf((await upTo('2025-09-12')).teams[0])[1]).toBe('2025-09-08: 9 people, no spend');
    expect(weeksOf((await upTo('2025-09-14')).teams[0])[1]).toBe('2025-09-08: 9 people, 3');
  });

  it.each([
    ['week_start', 'monday', '2026-11-10,PAY,3,,,'],
    ['week_start', 'day', '11/09/2026,PAY,3,,,'],
    ['week_start', 'past-day', '2026-11-30,PAY,3,,,'],
    ['week_start', 'later-day', '1900-01-01,PAY,3,,,'],
    ['week_start', 'later-day', '1999-01-04,PAY,3,,,'],
    ['week_start', 'later-day', '1999-12-27,PAY,3,,,'],
    ['week_start', 'earlier-day', '2101-01-03,PAY,3,,,'],
    ['week_start', 'earlier-day', '9999-01-04,PAY,3,,,'],
    ['team', 'team-name', '2026-11-09,,3,,,'],
    ['team', 'team-name', '2026-11-09,jane@example.com,3,,,'],
    ['active_people', 'count', '2026-11-09,PAY,3.5,,,'],
    ['active_people', 'count', '2026-11-09,PAY,,,,'],
    ['active_people', 'count', '2026-11-09,PAY,1234567,,,'],
    ['seats', 'count', '2026-11-09,PAY,3,-1,,'],
    ['spend', 'amount', '2026-11-09,PAY,3,,$3,USD'],
    ['spend', 'amount', '2026-11-09,PAY,3,,"1234,50",USD'],
    ['spend', 'amount', '2026-11-09,PAY,3,,-3,USD'],
    ['spend', 'smaller-amount', '2026-11-09,PAY,3,,1000000000.01,USD'],
    ['currency', 'currency', '2026-11-09,PAY,3,,3,dollars'],
  ])('is refused if the value of %s is not as expected: %s', async (field, expected, row) => {
    const table = `week_start,team,active_people,seats,spend,currency\n${row}`;
    expect(await failuresOf({ a: table })).toEqual([{ reason: 'usage-value', place: place(2), field, expected }]);
  });

  it.each([
    [
      'week_start,active_people\n2026-11-09,5\n2026-11-09,5',
      { reason: 'usage-twice', place: place(3), unit: 'team-week' },
    ],
    ['week_start,active_people,spend\n2026-11-09,5,3', { reason: 'usage-no-currency', place: place(2) }],
    ['week_start,active_people,spend,currency\n2026-11-09,5,3,', { reason: 'usage-no-currency', place: place(2) }],
    [
      'week_start,active_people,spend,currency\n2026-11-09,5,3,EUR\n2026-11-16,5,3,USD',
      { reason: 'usage-two-currencies', place: place(3), field: 'currency' },
    ],
    ['week_start,active_people,mood\n2026-11-09,5,3', { reason: 'usage-unknown-column', file: 'a', column: 3 }],
    ['week_start,date,active_people\n2026-11-09,2026-11-09,5', { reason: 'usage-two-week-columns', file: 'a' }],
    ['active_people\n5', { reason: 'usage-missing-column', file: 'a', field: 'week_start' }],
    [
      'week_start,active_people,seats,seats\n2026-11-09,5,3,3',
      { reason: 'usage-column-twice', file: 'a', field: 'seats' },
    ],
    ['week_start,active_people\n2026-11-09', { reason: 'usage-cells', place: place(2), cells: 1, columns: 2 }],
    ['week_start,active_people\n2026-11-09,"5', { reason: 'usage-quote', file: 'a', line: 2 }],
    ['week_start,active_people\n', { reason: 'usage-no-records' }],
    ['week_start,people\n2026-11-09,5', { reason: 'usage-unknown-format', file: 'a' }],
  ])('is refused if it is %j', async (table, failure) => {
    expect(await failuresOf({ a: table })).toEqual([failure]);
  });
});

describe('a table of days', () => {
  const days = daysFrom('2026-11-09', '2026-11-20');
  const table = (omitted: string) =>
    [
      'date,active_people,seats,spend,currency',
      ...days.filter((day) => day !== omitted).map((day, index) => `${day},${5 + index},${40 + index},0.1,USD`),
    ].join('\n');

  it('has the people of the busiest day of a week, the last number of seats, and the sum of spend', async () => {
    const { activeBasis, teams } = await sourceOf({ a: table('') });
    expect(activeBasis).toBe('busiest-day');
    expect(weeksOf(teams[0])).toEqual(['2026-11-09: 11 people, 0.7', '2026-11-16: 16 people, no spend']);
    expect(teams[0]?.weeks[0]).toMatchObject({ seats: 46 });
  });

  it('covers a week only if each workday has a row, and the spend of the week only if every day has a row', async () => {
    const each = await Promise.all(['2026-11-11', '2026-11-14'].map((day) => sourceOf({ a: table(day) })));
    expect(each.map(({ teams }) => weeksOf(teams[0])[0])).toEqual(['2026-11-09: -', '2026-11-09: 10 people, no spend']);
  });

  it('is refused if a team spends more in a week than a usage file may contain', async () => {
    const spent = days.map((day) => `${day},5,2e8,JPY`);
    expect(await failuresOf({ a: ['date,active_people,spend,currency', ...spent].join('\n') })).toEqual([
      { reason: 'usage-too-large', unit: 'week-spend', limit: 1e9 },
    ]);
  });

  it('is refused if there is also a table of weeks', async () => {
    const weeks = 'week_start,active_people\n2026-11-02,9';
    expect(await failuresOf({ a: table(''), b: weeks })).toEqual([{ reason: 'usage-mixed-formats', file: 'b' }]);
  });
});
