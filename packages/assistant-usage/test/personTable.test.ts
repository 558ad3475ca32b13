import { describe, expect, it } from 'vitest';
import { daysFrom } from './support/claude.ts';
import { copilotRecord, lines, userTeam } from './support/copilot.ts';
import { failuresOf, read, sourceOf, usageOf, weeksOf } from './support/reading.ts';

const WEEK = daysFrom('2026-11-09', '2026-11-15');
const PEOPLE = ['ann', 'bob', 'cid', 'dee', 'eve', 'fay'];

/** A table with a row for each of six people on each day of a week. */
const table = (heading: string, rowOf: (name: string, day: string) => string) =>
  [heading, ...WEEK.flatMap((day) => PEOPLE.map((name) => rowOf(name, day)))].join('\n');

const plain = table('person,date', (name, day) => `${name}@x.example,${day}`);

describe('a table of persons and days', () => {
  it.each([
    ['its own columns', table('person,date,spend,currency', (name, day) => `${name},${day},0.50,USD`)],
    [
      'an export of Cursor',
      table(
        'Date,User,Cloud Agent ID,Automation ID,Kind,Model,Max Mode,Input (w/ Cache Write),Input (w/o Cache Write),Cache Read,Output Tokens,Total Tokens,Cost',
        (name, day) =>
          `"${day}T10:04:05.123Z","${name}@x.example","","","On-Demand","m","No","0","9","4","1","14","0.50"`,
      ),
    ],
    [
      'days of members of Claude',
      table('User Email;Date;Lines Accepted;Spend (USD)', (name, day) => `${name}@x.example;${day};12;$0.50`),
    ],
    [
      'days of users of Codex with credits',
      table(
        'date,email,name,threads,turns,credits,cost_usd',
        (name, day) => `${day},${name}@x.example,${name},2,9,12.5,0.50`,
      ),
    ],
    [
      'dates that one of them makes clear',
      table('Day,Login,Cost ($)', (name, day) => `${Number(day.slice(8))}/11/2026,${name},0.50`),
    ],
  ])('is recognized by %s', async (_, file) => {
    const usage = await usageOf({ a: file });
    const [source] = usage.sources;
    expect(usage.currency).toBe('USD');
    expect(source).toMatchObject({ source: 'table', activeBasis: 'week', summary: { people: 6, spend: 21 } });
    expect(weeksOf(source?.teams[0])).toEqual(['2026-11-09: 6 people, 21']);
    expect(source?.teams[0]).toMatchObject({ name: 'PAY', people: null });
  });

  it('counts one person for all spellings of a name', async () => {
    const names = ['José  Núñez', 'jose nunez', 'NUÑEZ, JOSÉ', ' Núñez,José '];
    const rows = WEEK.map((day, index) => `"${names[index % 4] ?? ''}",${day}`);
    expect(
      (await sourceOf({ a: [table('name,date', (name, day) => `${name},${day}`), ...rows].join('\n') })).summary.people,
    ).toBe(7);
  });

  it('does not count a row as use if all of its numbers are 0', async () => {
    const numbers = (name: string) => (name === 'ann' ? '7,false,0,0.00' : '7,true,3,0');
    const file = table(
      'date,user,user id,is_active,Sessions,Cost (EUR)',
      (name, day) => `${day},${name},${numbers(name)}`,
    );
    const source = await sourceOf({ a: file });
    expect(source.summary).toMatchObject({ people: 6, spend: 0 });
    expect(weeksOf(source.teams[0])).toEqual(['2026-11-09: 5 people, 0']);
    const words = table('date,user,is_active', (name, day) => `${day},${name},${name !== 'ann'}`);
    expect(weeksOf((await sourceOf({ a: words })).teams[0])).toEqual(['2026-11-09: 5 people, no spend']);
  });

  it('adds the rows of a person on a day, and knows no spend if one of the rows has no amount', async () => {
    const each = (cost: string) =>
      table('date,user,model,cost', (name, day) => `${day},${name},m,0.25\n${day},${name},m,${cost}`);
    expect(weeksOf((await sourceOf({ a: each('0.25') })).teams[0])).toEqual(['2026-11-09: 6 people, 21']);
    const { teams, summary } = await sourceOf({ a: each('Included') });
    expect(weeksOf(teams[0])).toEqual(['2026-11-09: 6 people, no spend']);
    expect(summary).toMatchObject({ spend: 10.5, recordsWithoutSpend: 42 });
  });

  it('takes the teams of its rows, whose number of members is unknown', async () => {
    const file = table('group,date,user', (name, day) => `${name === 'ann' ? '' : 'MER'},${day},${name}`);
    const { teams, summary } = await sourceOf({ a: file }, { team: null });
    expect(teams.map(({ name, people }) => [name, people])).toEqual([['MER', null]]);
    expect(weeksOf(teams[0])).toEqual(['2026-11-09: 5 people, no spend']);
    expect(summary).toMatchObject({ people: 5, peopleWithoutTeam: '1-4' });
  });

  it('takes the teams of a table of members instead, which may name people for other sources, too', async () => {
    const members = `person,team\n${[...PEOPLE, 'gus'].map((name) => `${name}@x.example,KEP\n${name},KEP`).join('\n')}`;
    const file = table('group,date,email', (name, day) => `MER,${day},${name}@x.example`);
    const { teams } = await sourceOf({ a: file, b: members }, { team: null });
    expect(teams.map(({ name, people }) => [name, people])).toEqual([['KEP', 7]]);
  });

  it('takes the teams of its rows beside reports of Copilot, which have other teams', async () => {
    const file = table('group,date,user', (name, day) => `MER,${day},${name}`);
    const copilot = lines(WEEK.map((day) => copilotRecord(day, 'octocat', 1)));
    const { sources } = await usageOf({
      a: file,
      b: copilot,
      c: lines([userTeam(WEEK[0] ?? '', 'octocat', 'pay', 1)]),
    });
    expect(sources.map(({ source, teams }) => [source, teams.map(({ name }) => name)])).toEqual([
      ['copilot', ['pay']],
      ['table', ['MER']],
    ]);
  });

  it('has the cost of rows without a person, but no use', async () => {
    const { teams, summary } = await sourceOf({
      a: `${table('date,user,cost', (name, day) => `${day},${name},1`)}\n2026-11-09,,5`,
    });
    expect(summary).toMatchObject({ people: 6, spend: 47, recordsWithoutPerson: 1 });
    expect(weeksOf(teams[0])).toEqual(['2026-11-09: 6 people, 47']);
  });

  it.each([
    ['without a day', ',ann,,'],
    ['with an impossible day', '2026-02-30,ann,,'],
    ['with a day in the future', '2027-02-01,ann,,'],
    ['with an amount that is not one', '2026-11-09,ann,,"1.234,50"'],
    ['with an address as its team', '2026-11-09,ann,ann@x.example,1'],
    ['with a name that is too long', `2026-11-09,${'a'.repeat(400)},,1`],
    ['with too few cells', '2026-11-09,ann'],
  ])('leaves out and counts a row %s', async (_, row) => {
    const file = `${table('date,user,team,cost', (name, day) => `${day},${name},MER,1`)}\n${row}`;
    expect((await sourceOf({ a: file })).summary).toMatchObject({ people: 6, spend: 42, recordsUnreadable: 1 });
  });

  it('names the assistant that all rows or the user name', async () => {
    const named = (tool: (day: string) => string) =>
      table('person,date,tool', (name, day) => `${name},${day},${tool(day)}`);
    const toolOf = async (file: string, tool?: string) =>
      (await sourceOf({ a: file }, tool === undefined ? {} : { tool })).tool;
    expect(await toolOf(named(() => 'Cursor'))).toBe('Cursor');
    expect(await toolOf(named((day) => (day < '2026-11-12' ? 'Cursor' : 'Codex')))).toBeUndefined();
    expect(await toolOf(named(() => 'ann@x.example'))).toBeUndefined();
    expect(await toolOf(plain, 'Codex')).toBe('Codex');
  });

  it.each([
    [
      'all its rows cannot be read',
      table('person,date', (name) => `${name},x`),
      { reason: 'usage-value', field: 'date' },
    ],
    [
      'a used column is there twice',
      'email,email,date\na,b,2026-11-09',
      { reason: 'usage-column-twice', field: 'person' },
    ],
    ['no date shows the order of the others', 'user,date\na,01/02/2026', { reason: 'usage-date-order' }],
    [
      'amounts have two currencies',
      'user,date,cost\na,2026-11-09,$1\nb,2026-11-09,€1',
      { reason: 'usage-two-currencies' },
    ],
  ])('is refused if %s', async (_, file, failure) => {
    expect((await failuresOf({ a: file }))[0]).toMatchObject(failure);
  });

  it('is refused beside a file with the same days, or with numbers of people', async () => {
    expect((await failuresOf({ a: plain, b: plain }))[0]).toMatchObject({ reason: 'usage-twice', unit: 'person-day' });
    const counts = 'week_start,active_people\n2026-11-09,5';
    expect(await failuresOf({ a: plain, b: counts })).toEqual([{ reason: 'usage-mixed-formats', file: 'b' }]);
    expect(await failuresOf({ a: counts, b: plain })).toEqual([{ reason: 'usage-mixed-formats', file: 'b' }]);
  });

  it('is refused beside a file of the same vendor with the same days, although the vendor has added columns', async () => {
    const earlier = table('Date,User,Kind,Model,Cost', (name, day) => `${day},${name},On-Demand,m,1`);
    const later = table('Date,User,Agent,Kind,Model,Cost', (name, day) => `${day},${name},,On-Demand,m,1`);
    for (const files of [
      { a: earlier, b: later },
      { a: later, b: earlier },
    ])
      expect((await failuresOf(files))[0]).toMatchObject({ reason: 'usage-twice', unit: 'person-day' });
  });

  it('is read beside the table of another vendor with the same days', async () => {
    const other = table('date,email,sessions,cost', (name, day) => `${day},${name}@x.example,1,0.50`);
    expect((await sourceOf({ a: plain, b: other })).summary).toMatchObject({ people: 6, spend: 21 });
    const third = table('date,email,sessions,credits,cost', (name, day) => `${day},${name}@x.example,1,2,0.25`);
    expect((await sourceOf({ a: other, b: third })).summary).toMatchObject({ people: 6, spend: 31.5 });
  });
});

describe('the columns of a table of persons and days', () => {
  const foreign = table('Nutzer,Tag,Betrag (€),team', (name, day) => `${name},${day},1,MER`);

  it('are asked for if they have no usual names', async () => {
    const refused = await read({ a: foreign });
    expect(refused).toEqual({
      kind: 'refused',
      count: 1,
      failures: [{ reason: 'usage-unknown-format', file: 'a' }],
      table: { file: 'a', headings: ['Nutzer', 'Tag', 'Betrag (€)', 'team'], suggested: { team: 'team' } },
    });
  });

  it('are not asked for if the first line is a row, which could name a person', async () => {
    const rows = ['ann@x.example,MER', 'ann,2026-11-09', 'Ann,$5', '<p>,', 'week_start,people'];
    const each = await Promise.all(rows.map((row) => read({ a: row })));
    expect(each.map((refused) => Object.keys(refused))).toEqual(rows.map(() => ['kind', 'failures', 'count']));
  });

  it('can be chosen, beside a table of members', async () => {
    const columns = { person: 'nutzer', date: 'Tag', spend: 'Betrag (€)', team: '' };
    const { teams, summary } = await sourceOf({ a: foreign }, { columns });
    expect(teams.map(({ name }) => name)).toEqual(['PAY']);
    expect(summary.spend).toBe(42);
    const members = `person,team\n${PEOPLE.map((name) => `${name},KEP`).join('\n')}`;
    expect((await sourceOf({ a: foreign, b: members }, { columns })).teams.map(({ name }) => name)).toEqual(['KEP']);
  });

  it('are refused if a chosen one is missing', async () => {
    expect(await failuresOf({ a: foreign }, { columns: { person: 'Name', date: 'Tag' } })).toEqual([
      { reason: 'usage-missing-column', file: 'a', field: 'Name' },
    ]);
  });
});
