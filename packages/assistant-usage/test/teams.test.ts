import { describe, expect, it } from 'vitest';
import { claudeDays, daysFrom, emails } from './support/claude.ts';
import { copilotRecord, lines } from './support/copilot.ts';
import { failuresOf, sourceOf, usageOf, weeksOf } from './support/reading.ts';

const WEEK = daysFrom('2026-11-09', '2026-11-15');
const USE = claudeDays(WEEK, emails(9));

describe('a table of people and their teams', () => {
  const table = ['person,team', ...emails(6).map((email) => `${email.toUpperCase()}, PAY`), 'quiet@example.com,OPS'];

  it('divides people into teams, and shows how many people are in no team', async () => {
    const { teams, summary } = await sourceOf({ usage: USE, table: table.join('\n') }, { team: null });
    expect(teams.map((team) => [team.name, team.people, weeksOf(team)])).toEqual([
      ['OPS', '1-4', ['2026-11-09: 0 people, 0']],
      ['PAY', 6, ['2026-11-09: 6 people, 42']],
    ]);
    expect(summary).toMatchObject({ people: 6, peopleWithoutTeam: '1-4', spend: 63 });
  });

  it('treats different spellings of a name as one team', async () => {
    const spelled = emails(9).map((email, index) => `${email},${['pay', 'PAY', ' Pay '][index % 3]}`);
    const { teams } = await sourceOf({ usage: USE, table: ['person,team', ...spelled].join('\n') });
    expect(teams.map((team) => [team.name, team.people, weeksOf(team)])).toEqual([
      ['PAY', 9, ['2026-11-09: 9 people, 63']],
    ]);
    const twice = 'person,team\ndev0@example.com,pay\ndev0@example.com,PAY';
    expect((await sourceOf({ usage: USE, twice })).teams).toHaveLength(1);
  });

  it('can be read before the records, and takes precedence over a team that the reader named', async () => {
    const before = await usageOf({ table: table.join('\n'), usage: USE }, { team: 'ALL' });
    expect(before).toEqual(await usageOf({ usage: USE, table: table.join('\n') }));
  });

  it('compares people without regard to the Unicode form of their names', async () => {
    const files = {
      a: claudeDays(['2026-11-09'], ['zo\u00EB@example.com']),
      b: 'person,team\nZoe\u0308@example.com,PAY',
    };
    expect((await sourceOf(files, { team: null })).summary).toMatchObject({ people: '1-4', peopleWithoutTeam: 0 });
  });

  it('may have the address and the login of a person, each for a different vendor', async () => {
    const both = [...table, ...emails(6).map((_, index) => `dev${index},PAY`)].join('\n');
    const copilot = lines(WEEK.map((day) => copilotRecord(day, 'dev0', 1)));
    const { sources } = await usageOf({ usage: USE, both, copilot });
    expect(sources.map(({ source, teams }) => [source, teams.map(({ people }) => people)])).toEqual([
      ['claude-code', ['1-4', 6]],
      ['copilot', [6]],
    ]);
  });

  it('leaves out a team of logins if the source names people by address', async () => {
    const logins = [...table, 'octocat,GUILD', 'hubot,GUILD'].join('\n');
    const { teams, summary } = await sourceOf({ usage: USE, logins });
    expect([teams.map(({ name }) => name), summary.teamsWithoutPeople]).toEqual([['OPS', 'PAY'], 1]);
    const unseen = [{ source: 'claude-code', team: 'guild' }] as const;
    const named = await sourceOf({ usage: USE, logins }, { unseen });
    expect(named.teams.map((team) => [team.name, team.people, weeksOf(team)])[0]).toEqual([
      'GUILD',
      null,
      ['2026-11-09: -'],
    ]);
    expect(named.summary.teamsWithoutPeople).toBe(0);
  });

  it('counts a person with two names once, and a person with one name only if the source uses such names', async () => {
    const both = ['person,team', ...emails(6).flatMap((email, index) => [`${email},PAY`, `dev${index},PAY`])];
    const { teams } = await sourceOf({ usage: USE, both: [...both, 'octocat,PAY'].join('\n') });
    expect(teams.map(({ people }) => people)).toEqual([6]);
  });

  it('is refused if the source knows no person of any team, even if there are no records of use', async () => {
    const days = { first: '2026-11-09', last: '2026-11-15', missing: [] };
    const files = { usage: claudeDays(WEEK, []), logins: 'person,team\noctocat,GUILD' };
    expect(await failuresOf(files, { days })).toEqual([{ reason: 'usage-unknown-people' }]);
  });

  it.each([
    [
      'person,team\na@example.com,',
      { reason: 'usage-value', place: { file: 't', line: 2, entry: null }, field: 'team', expected: 'team-name' },
    ],
    [
      'person,team\nPAY,a@example.com',
      { reason: 'usage-value', place: { file: 't', line: 2, entry: null }, field: 'team', expected: 'team-name' },
    ],
    [
      'person,team\n,PAY',
      { reason: 'usage-value', place: { file: 't', line: 2, entry: null }, field: 'person', expected: 'name' },
    ],
    ['person,team\na,PAY\nA,PAY\na,OPS', { reason: 'usage-two-teams', place: { file: 't', line: 4, entry: null } }],
    ['person,name\na,PAY', { reason: 'usage-missing-column', file: 't', field: 'team' }],
    ['person,team,role\na,PAY,x', { reason: 'usage-unknown-column', file: 't', column: 3 }],
    ['person,team\nother@example.com,PAY', { reason: 'usage-unknown-people' }],
    [
      `person,team\n${emails(201)
        .map((email, index) => `${email},T${index}`)
        .join('\n')}`,
      { reason: 'usage-too-large', unit: 'teams', limit: 200 },
    ],
  ])('is refused if it is invalid: %#', async (t, failure) => {
    expect(await failuresOf({ t, usage: USE })).toEqual([failure]);
  });

  it('is refused if there are no records of use', async () => {
    expect(await failuresOf({ table: table.join('\n') })).toEqual([{ reason: 'usage-no-records' }]);
  });
});

it('if there is no table, everyone belongs to the team that the reader named, and its name must be valid', async () => {
  const { teams } = await sourceOf({ usage: USE }, { team: 'PAY' });
  expect(teams.map(({ name, people }) => [name, people])).toEqual([['PAY', null]]);
  for (const team of [null, ' ', 'a@example.com'])
    expect(await failuresOf({ usage: USE }, { team })).toEqual([{ reason: 'usage-no-team' }]);
});
