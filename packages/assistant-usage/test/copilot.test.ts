import { describe, expect, it } from 'vitest';
import { daysFrom } from './support/claude.ts';
import { copilotRecord, lines, userTeam } from './support/copilot.ts';
import { failuresOf, sourceOf, weeksOf } from './support/reading.ts';

const WEEK = daysFrom('2026-03-02', '2026-03-08');
const LOGINS = ['octocat', 'hubot', 'monalisa', 'defunkt', 'octokitten'];
const week = (credits: number | null = 2.5) =>
  lines(WEEK.flatMap((day) => LOGINS.map((login) => copilotRecord(day, login, credits))));

/** A record of a person who did not use the assistant. */
const IDLE = { user_initiated_interaction_count: 0, code_acceptance_activity_count: 0, used_chat: false };

const report = (days: object, list: string, records: readonly unknown[]) =>
  JSON.stringify(
    { ...days, organization_id: '100000001', created_at: '2026-03-07T00:00:00Z', [list]: records },
    null,
    2,
  );

describe('reports on people and days', () => {
  it('are read from NDJSON, with credits that cost one cent', async () => {
    const { source, teams, summary } = await sourceOf({ 'users-1-day.ndjson': week() });
    expect([source, weeksOf(teams[0]), summary.spend]).toEqual(['copilot', ['2026-03-02: 5 people, 0.875'], 0.875]);
  });

  it('are read from JSON, with the day either in the report or in each record', async () => {
    const ofReport = WEEK.map((day) => [
      day,
      report(
        { report_day: day },
        'user_totals',
        LOGINS.map((login) => ({ ...copilotRecord(null, login, 1), login, user_login: undefined })),
      ),
    ]);
    const ofRecords = report(
      { report_start_day: '2026-03-02', report_end_day: '2026-03-08' },
      'day_totals',
      WEEK.flatMap((day) => LOGINS.map((login) => copilotRecord(day, login, 1))),
    );
    const each = await Promise.all([sourceOf(Object.fromEntries(ofReport)), sourceOf({ a: ofRecords })]);
    expect(each.map(({ teams }) => weeksOf(teams[0]))).toEqual([
      ['2026-03-02: 5 people, 0.35'],
      ['2026-03-02: 5 people, 0.35'],
    ]);
  });

  it('can state the day of the report after the records', async () => {
    const day = JSON.stringify({ user_totals: [copilotRecord(null, 'octocat', 1)], report_day: '2026-03-03' }, null, 1);
    expect((await sourceOf({ a: day })).summary).toMatchObject({ firstDay: '2026-03-03', lastDay: '2026-03-03' });
  });

  it('count each kind of use, but not suggestions that were only shown', async () => {
    const kinds = [
      { user_initiated_interaction_count: 1 },
      { code_acceptance_activity_count: 1 },
      { loc_added_sum: 1 },
      { used_agent: true },
      { used_cli: true },
      { used_copilot_coding_agent: true },
      { ai_credits_used: 0.5 },
      { code_generation_activity_count: 90 },
      {},
    ].map((part, index) => copilotRecord('2026-03-02', `dev${index}`, 0, { ...IDLE, ...part }));
    const { teams, summary } = await sourceOf({ a: lines(kinds), b: lines([copilotRecord('2026-03-08', 'dev0', 0)]) });
    expect([weeksOf(teams[0]), summary.people]).toEqual([['2026-03-02: 7 people, 0.005'], 9]);
  });

  it('may have null in optional fields, and credits as text', async () => {
    const part = { loc_added_sum: null, report_start_day: null, report_end_day: null, ai_credits_used: '2.5' };
    const records = WEEK.map((day) => copilotRecord(day, 'octocat', 1, part));
    expect(weeksOf((await sourceOf({ a: lines(records) })).teams[0])).toEqual(['2026-03-02: 1-4 people, 0.175']);
  });

  it('state no spend for a week if one of the records in it has no spend', async () => {
    const next = daysFrom('2026-03-09', '2026-03-15').map((day) => copilotRecord(day, 'octocat', 100));
    const file = `${week(null)}\n${lines(next)}`;
    const { teams, summary } = await sourceOf({ a: file });
    expect(weeksOf(teams[0])).toEqual(['2026-03-02: 5 people, no spend', '2026-03-09: 1-4 people, 7']);
    expect([summary.spend, summary.recordsWithoutSpend]).toEqual([7, 35]);
  });

  it('may cover 28 days if their records have days, and are refused if they have only totals', async () => {
    const range = { report_start_day: '2026-02-09', report_end_day: '2026-03-08' };
    const daily = lines([copilotRecord('2026-02-24', 'octocat', 1, range)]);
    expect(weeksOf((await sourceOf({ a: daily })).teams[0])).toEqual([
      '2026-02-09: 0 people, 0',
      '2026-02-16: 0 people, 0',
      '2026-02-23: 1-4 people, 0.01',
      '2026-03-02: 0 people, 0',
    ]);
    const failure = { reason: 'usage-totals-only', file: 'a', period: '28-days' };
    const totals = copilotRecord(null, 'octocat', 54.45, { total_active_days: 22 });
    expect(await failuresOf({ a: report(range, 'user_totals', [totals]) })).toEqual([failure]);
    expect(await failuresOf({ a: lines([{ ...totals, ...range }, totals]) })).toEqual([failure]);
  });

  it('are refused if they have the credits of a month, because a month cannot be divided into weeks', async () => {
    const month = { timePeriod: { year: 2026, month: 6 }, usageItems: [{ user: 'octocat', grossAmount: 3.5 }] };
    expect(await failuresOf({ a: JSON.stringify(month, null, 2) })).toEqual([
      { reason: 'usage-totals-only', file: 'a', period: 'month' },
    ]);
  });

  it('do not cover days before October 10, 2025, because GitHub keeps no older data', async () => {
    const days = daysFrom('2025-10-06', '2025-10-19').map((day) => copilotRecord(day, 'octocat', 1));
    expect(weeksOf((await sourceOf({ a: lines(days) })).teams[0])).toEqual([
      '2025-10-06: -',
      '2025-10-13: 1-4 people, 0.07',
    ]);
  });

  it('are refused if a person has two records for a day, as in reports on an enterprise and on its organization', async () => {
    const both = { a: week(), b: lines([copilotRecord('2026-03-04', 'OctoCat', 2.5, { enterprise_id: '1' })]) };
    expect(await failuresOf(both)).toEqual([
      { reason: 'usage-twice', place: { file: 'b', line: 1, entry: null }, unit: 'person-day' },
    ]);
  });

  it.each([
    ['user_login', 'name', { user_login: '', user_id: undefined }],
    ['user_initiated_interaction_count', 'count', { user_initiated_interaction_count: undefined }],
    ['code_acceptance_activity_count', 'count', { code_acceptance_activity_count: '3' }],
    ['loc_added_sum', 'count', { loc_added_sum: -1 }],
    ['ai_credits_used', 'amount', { ai_credits_used: 'many' }],
    ['ai_credits_used', 'smaller-amount', { ai_credits_used: 1e9 }],
    ['day', 'day', { day: '03/02/2026' }],
    ['day', 'past-day', { day: '2027-03-02' }],
    ['report_end_day', 'day', { report_start_day: '2026-03-02', report_end_day: '2026-03-01' }],
    ['report_end_day', 'past-day', { report_start_day: '2026-03-02', report_end_day: '2036-03-02' }],
  ])('are refused if the value of %s is not as expected: %s', async (field, expected, part) => {
    const place = { file: 'a', line: 2, entry: null };
    const file = `${week().split('\n')[0]}\n${lines([copilotRecord('2026-03-02', 'other', 1, part)])}`;
    expect(await failuresOf({ a: file })).toEqual([{ reason: 'usage-value', place, field, expected }]);
  });
});

describe('a user', () => {
  const WITHOUT = { user_login: '', user_id: 7 };

  it('counts once if only some records have the login', async () => {
    const records = WEEK.map((day, index) =>
      copilotRecord(day, 'octocat', 100, { user_id: 7, ...(index % 2 === 0 && { user_login: undefined }) }),
    );
    const { teams, summary } = await sourceOf({ a: lines(records), b: 'person,team\noctocat,PAY' }, { team: null });
    expect([weeksOf(teams[0]), summary.peopleWithoutTeam]).toEqual([['2026-03-02: 1-4 people, 7'], 0]);
  });

  it.each(['old', 'new', 'both'])(
    'counts once if the login changed and the table has this login: %s',
    async (named) => {
      const records = WEEK.flatMap((day, index) =>
        LOGINS.map((login, id) => copilotRecord(day, index < 3 ? login : `${login}-new`, 100, { user_id: id })),
      );
      const rows = LOGINS.flatMap((login) => [
        ...(named === 'new' ? [] : [`${login},PAY`]),
        ...(named === 'old' ? [] : [`${login}-new,PAY`]),
      ]);
      const { teams, summary } = await sourceOf(
        { table: ['person,team', ...rows].join('\n'), a: lines(records) },
        { team: null },
      );
      expect([teams[0]?.people, weeksOf(teams[0]), summary.people]).toEqual([5, ['2026-03-02: 5 people, 35'], 5]);
    },
  );

  it('is refused with two records for a day under two logins', async () => {
    const both = ['octocat', 'hubot'].map((login) => copilotRecord('2026-03-02', login, 1, { user_id: 7 }));
    expect(await failuresOf({ a: lines(both) })).toMatchObject([{ reason: 'usage-twice', place: { line: 2 } }]);
  });

  it('without a login is named by the id, in reports of teams, too', async () => {
    const records = WEEK.map((day) => copilotRecord(day, '', 100, WITHOUT));
    const members = lines([{ ...userTeam('2026-03-02', '', 'payments', 1), ...WITHOUT }]);
    expect(weeksOf((await sourceOf({ a: lines(records), members }, { team: null })).teams[0])).toEqual([
      '2026-03-02: 1-4 people, 7',
    ]);
  });
});

describe('reports on teams', () => {
  const TEAMS = lines([
    ...LOGINS.map((login) => userTeam('2026-03-02', login, 'payments', 1)),
    userTeam('2026-03-02', 'octocat', 'guild', 2),
    userTeam('2026-03-02', 'quiet', 'guild', 2),
  ]);

  it('divide people into teams; a person in two teams counts in each of them, but only once in the sum', async () => {
    const { teams, summary } = await sourceOf({ teams: TEAMS, a: week(100) }, { team: null });
    expect(teams.map((team) => [team.name, team.people, weeksOf(team)])).toEqual([
      ['guild', '1-4', ['2026-03-02: 1-4 people, 7']],
      ['payments', 5, ['2026-03-02: 5 people, 35']],
    ]);
    expect([summary.spend, summary.peopleInSeveralTeams, summary.peopleWithoutTeam]).toEqual([35, '1-4', 0]);
  });

  it('apply until the day of the next report, and the first report also applies to earlier days', async () => {
    const days = daysFrom('2026-03-02', '2026-03-22').map((day) => copilotRecord(day, 'octocat', 100));
    const moved = lines([userTeam('2026-03-09', 'octocat', 'a', 1), userTeam('2026-03-16', 'octocat', 'b', 2)]);
    const { teams } = await sourceOf({ days: lines(days), moved });
    expect(teams.map((team) => weeksOf(team))).toEqual([
      ['2026-03-02: 1-4 people, 7', '2026-03-09: 1-4 people, 7', '2026-03-16: 0 people, 0'],
      ['2026-03-02: 0 people, 0', '2026-03-09: 0 people, 0', '2026-03-16: 1-4 people, 7'],
    ]);
  });

  it('count the members on the day with the most members, not everyone who was ever in the team', async () => {
    const member = (week: number, index: number) => `dev${week * 4 + index}`;
    const mondays = ['2026-03-02', '2026-03-09', '2026-03-16'];
    const members = (count: number) =>
      lines(
        mondays.flatMap((day, week) =>
          Array.from({ length: count }, (_, index) => userTeam(day, member(week, index), 'payments', 1)),
        ),
      );
    const use = lines(daysFrom('2026-03-02', '2026-03-22').map((day) => copilotRecord(day, 'dev0', 1)));
    expect((await sourceOf({ use, members: members(8) })).teams.map(({ people }) => people)).toEqual([8]);
  });

  it('never state fewer members than active people, even in a week in which the team changed', async () => {
    const halves = [LOGINS, ['ann', 'bob', 'cat', 'dan', 'eve']];
    const members = lines(
      ['2026-03-02', '2026-03-05'].flatMap((day, half) =>
        (halves[half] ?? []).map((login) => userTeam(day, login, 'payments', 1)),
      ),
    );
    const use = lines(WEEK.flatMap((day) => halves.flat().map((login) => copilotRecord(day, login, 1))));
    const { teams } = await sourceOf({ use, members });
    expect(teams.map((team) => [team.people, weeksOf(team)])).toEqual([[10, ['2026-03-02: 10 people, 0.35']]]);
  });

  it('are refused if two teams have the same name', async () => {
    const two = lines([userTeam('2026-03-02', 'octocat', 'a', 1), userTeam('2026-03-02', 'hubot', 'a', 2)]);
    expect(await failuresOf({ two, a: week() })).toEqual([
      { reason: 'usage-same-team-name', place: { file: 'two', line: 2, entry: null } },
    ]);
  });

  it('are refused if there is also a table of teams', async () => {
    expect(await failuresOf({ teams: TEAMS, a: week(), table: 'person,team\nocto,x' })).toEqual([
      { reason: 'usage-two-memberships' },
    ]);
  });
});
