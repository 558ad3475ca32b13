import { describe, expect, it } from 'vitest';
import { claudeDays, claudePage, daysFrom, emails } from './support/claude.ts';
import { failuresOf, sourceOf, weeksOf } from './support/reading.ts';

const coverageOf = async (days: readonly string[], asked: Parameters<typeof sourceOf>[1] = {}) => {
  const { teams, summary } = await sourceOf({ a: claudeDays(days, emails(1)) }, asked);
  return { weeks: weeksOf(teams[0]).map((week) => week.slice(5, 13)), quiet: summary.workdaysWithoutRecords };
};

describe('files', () => {
  it('cover the weeks whose days from Monday to Friday are between the first and the last record', async () => {
    const { weeks } = await coverageOf(daysFrom('2026-11-10', '2026-11-19'));
    expect(weeks).toEqual(['11-09: -', '11-16: -']);
    const more = await coverageOf(daysFrom('2026-11-09', '2026-11-20'));
    expect(more).toEqual({ weeks: ['11-09: 1', '11-16: 1'], quiet: 0 });
  });

  it('cover gaps of up to four workdays, and count them as days without use', async () => {
    const days = [...daysFrom('2026-11-02', '2026-11-05'), ...daysFrom('2026-11-12', '2026-11-13')];
    expect(await coverageOf(days)).toEqual({ weeks: ['11-02: 1', '11-09: 1'], quiet: 4 });
  });

  it('do not cover gaps of five or more workdays, because a file may be missing', async () => {
    const days = [...daysFrom('2026-11-02', '2026-11-04'), ...daysFrom('2026-11-12', '2026-11-20')];
    expect(await coverageOf(days)).toEqual({ weeks: ['11-02: -', '11-09: -', '11-16: 1'], quiet: 0 });
  });

  it('do not cover a month without records, nor the weeks in which that month begins and ends', async () => {
    const days = [...daysFrom('2026-08-31', '2026-09-30'), ...daysFrom('2026-11-02', '2026-11-06')];
    expect((await coverageOf(days)).weeks).toEqual([
      '08-31: 1',
      '09-07: 1',
      '09-14: 1',
      '09-21: 1',
      '09-28: -',
      '10-05: -',
      '10-12: -',
      '10-19: -',
      '10-26: -',
      '11-02: 1',
    ]);
  });
});

it('if a file lacks the weekend of a week, the people of the week are covered, but the spend of the week is not', async () => {
  const { teams } = await sourceOf({ a: claudeDays(daysFrom('2026-11-09', '2026-11-20'), emails(1)) });
  expect(weeksOf(teams[0])).toEqual(['2026-11-09: 1-4 people, 7', '2026-11-16: 1-4 people, no spend']);
});

it('a week is covered as soon as Friday is over, and the spend of the week as soon as Sunday is over', async () => {
  const weekOf = async (now: string) => {
    const { teams } = await sourceOf(
      { a: claudeDays(daysFrom('2026-11-16', now), emails(1)) },
      { now: `${now}T09:00:00Z` },
    );
    return weeksOf(teams[0])[0];
  };
  expect(await Promise.all(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'].map(weekOf))).toEqual([
    '2026-11-16: -',
    '2026-11-16: 1-4 people, no spend',
    '2026-11-16: 1-4 people, no spend',
    '2026-11-16: 1-4 people, 7',
  ]);
});

describe('days that were requested', () => {
  it('are covered, whether they have records or not', async () => {
    const days = { first: '2026-10-19', last: '2026-11-15', missing: ['2026-10-31'] };
    expect(await coverageOf(['2026-11-11'], { days })).toEqual({
      weeks: ['10-19: 0', '10-26: -', '11-02: 0', '11-09: 1'],
      quiet: 0,
    });
  });

  it('are not covered if none of them has a record, because a key of another organization sees nothing', async () => {
    const days = { first: '2026-11-02', last: '2026-11-15', missing: [] };
    const pages = daysFrom('2026-11-02', '2026-11-15').map(() => JSON.stringify(claudePage([])));
    const { teams } = await sourceOf({ a: pages.join('\n') }, { days });
    expect(weeksOf(teams[0])).toEqual(['2026-11-02: -', '2026-11-09: -']);
  });

  it('are the only days whose records count', async () => {
    const days = { first: '2026-11-09', last: '2026-11-15', missing: [] };
    const { summary } = await sourceOf({ a: claudeDays(daysFrom('2026-11-02', '2026-11-20'), emails(1)) }, { days });
    expect(summary).toMatchObject({ firstDay: '2026-11-09', lastDay: '2026-11-15', spend: 7 });
  });
});

describe('a team whose use a source does not see', () => {
  const files = {
    a: claudeDays(daysFrom('2026-11-09', '2026-11-15'), emails(6)),
    b: `person,team\n${emails(6)
      .map((email) => `${email},PAY`)
      .join('\n')}\nother@example.com,OPS`,
  };

  it('has uncovered weeks instead of weeks with 0 people', async () => {
    const weeks = async (unseen: Parameters<typeof sourceOf>[1]) => (await sourceOf(files, unseen)).teams.map(weeksOf);
    expect(await weeks({})).toEqual([['2026-11-09: 0 people, 0'], ['2026-11-09: 6 people, 42']]);
    expect(await weeks({ unseen: [{ source: 'claude-code', team: 'ops' }] })).toEqual([
      ['2026-11-09: -'],
      ['2026-11-09: 6 people, 42'],
    ]);
  });

  it.each([
    { source: 'claude-code', team: 'OP' },
    { source: 'copilot', team: 'OPS' },
  ] as const)('is refused if the source has no team with this name: %j', async (unseen) => {
    expect(await failuresOf(files, { unseen: [unseen] })).toEqual([{ reason: 'usage-unknown-team' }]);
  });
});

it('a file of more than 200 weeks is refused, and the failure names the limit', async () => {
  const days = ['2022-11-28', '2026-09-25'];
  expect((await coverageOf(days)).weeks).toHaveLength(200);
  expect(await failuresOf({ a: claudeDays(['2022-11-25', '2026-09-25'], emails(1)) })).toEqual([
    { reason: 'usage-too-large', unit: 'weeks', limit: 200 },
  ]);
});
