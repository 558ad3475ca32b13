import { describe, expect, it } from 'vitest';
import { readTeamTable } from '../src/index.ts';
import { NOW, pieces } from './support/reading.ts';

const KEYS = ['AUR', 'BAS', 'COB', 'DUN', 'EMB'];
const NAMED = KEYS.map((project_name) => ({ project_name, started: null }));
const rest = KEYS.slice(1).map((key) => `${key},none`);

type Columns = Parameters<typeof readTeamTable>[1]['columns'];

const read = (content: string | Uint8Array, columns: Columns = {}) =>
  readTeamTable({ name: 'teams.csv', chunks: pieces(content, 61) }, { now: NOW, columns });

async function teamsOf(content: string | Uint8Array, columns?: Columns) {
  const table = await read(content, columns);
  if (table.kind === 'refused') throw new Error(JSON.stringify(table.failures));
  return table.teams;
}

async function failuresOf(content: string, columns?: Columns) {
  const table = await read(content, columns);
  if (table.kind === 'read') throw new Error('The table was read.');
  return table.failures;
}

const withFirst = (row: string, heading = 'project,started') => [heading, row, ...rest].join('\n');
const at = (line: number) => ({ file: 'teams.csv', line, entry: null });

describe('a table of teams', () => {
  it('has the project and the start of each team, and its people and seats if they are known', async () => {
    const table = `project,started,people,seats
AUR,2026-03-02,12,10
BAS,None,,
COB,2026-11-26,0,5
DUN,none,8,
Team Ember,2025-01-06,,3`;
    expect(await teamsOf(table)).toEqual([
      { project_name: 'AUR', started: '2026-03-02', people: 12, seats: 10 },
      { project_name: 'BAS', started: null },
      { project_name: 'COB', started: '2026-11-26', people: 0, seats: 5 },
      { project_name: 'DUN', started: null, people: 8 },
      { project_name: 'Team Ember', started: '2025-01-06', seats: 3 },
    ]);
  });

  it.each([
    ['semicolons', withFirst('AUR,none').replaceAll(',', ';')],
    ['tabs', withFirst('AUR,none').replaceAll(',', '\t')],
    [
      'a byte order mark, blank lines, quotes and other line ends',
      `\uFEFF${withFirst('"AUR"," none "')}\n\n`.replaceAll('\n', '\r\n'),
    ],
    ['other usual headings', withFirst('AUR,none', 'Team name,Start date')],
    ['columns that do not matter', [`project,owner,started`, ...KEYS.map((key) => `${key},x,none`)].join('\n')],
  ])('may have %s', async (_, table) => expect(await teamsOf(table)).toEqual(NAMED));

  it('may have days as a spreadsheet writes them if one of them shows the order', async () => {
    const starts = (await teamsOf(withFirst('AUR,3/2/2026\nFJO,3/30/2026'))).map(({ started }) => started);
    expect(starts).toEqual(['2026-03-02', '2026-03-30', null, null, null, null]);
    expect(await failuresOf(withFirst('AUR,3/2/2026'))).toEqual([
      { reason: 'usage-date-order', place: at(2), days: ['2026-03-02', '2026-02-03'] },
    ]);
  });

  it('has the columns that the user chose', async () => {
    const table = withFirst('AUR,none', 'Unit,Go live');
    expect(await teamsOf(table, { project: 'unit', started: 'Go live' })).toEqual(NAMED);
    expect(await failuresOf(table, { project: 'Unit', started: 'Launch' })).toEqual([
      { reason: 'usage-missing-column', file: 'teams.csv', field: 'Launch' },
    ]);
  });

  it('keeps names in any script and formulas as they are', async () => {
    const names = ['مشروع التحليلات', '=1+1', "'Quoted'"];
    const teams = await teamsOf(withFirst(names.map((name) => `${name},none`).join('\n')));
    expect(teams.slice(0, 3).map(({ project_name: name }) => name)).toEqual(['مشروع التحليلات', '=1+1', 'Quoted']);
  });

  it.each([
    ['is empty', '', [{ reason: 'usage-empty', file: 'teams.csv' }]],
    [
      'lacks the starts',
      withFirst('AUR,none', 'project,when'),
      [{ reason: 'usage-missing-column', file: 'teams.csv', field: 'started' }],
    ],
    [
      'has a column twice',
      withFirst('AUR,none', 'project,project'),
      [{ reason: 'usage-column-twice', file: 'teams.csv', field: 'project' }],
    ],
    ['lacks a cell', withFirst('AUR'), [{ reason: 'usage-cells', place: at(2), cells: 1, columns: 2 }]],
    [
      'lacks a start',
      withFirst('AUR,'),
      [{ reason: 'usage-value', place: at(2), field: 'started', expected: 'day-or-none' }],
    ],
    [
      'has a start that is no day',
      withFirst('AUR,March'),
      [{ reason: 'usage-value', place: at(2), field: 'started', expected: 'day-or-none' }],
    ],
    [
      'has a start in the future',
      withFirst('AUR,2027-01-04'),
      [{ reason: 'usage-value', place: at(2), field: 'started', expected: 'past-day' }],
    ],
    [
      'names a person',
      withFirst('jane@example.com,none'),
      [{ reason: 'usage-value', place: at(2), field: 'project', expected: 'team-name' }],
    ],
    ['has a quote that is not closed', withFirst('"AUR,none'), [{ reason: 'usage-quote', file: 'teams.csv', line: 2 }]],
    [
      'has a team twice',
      withFirst('"""bas""",none\nAUR,x'),
      [
        { reason: 'usage-value', place: at(3), field: 'started', expected: 'day-or-none' },
        { reason: 'usage-team-twice', place: at(4), line: 2 },
      ],
    ],
    [
      'has people that are no number',
      [`project,started,people`, ...KEYS.map((key) => `${key},none,-1`)].join('\n'),
      [2, 3, 4, 5, 6].map((line) => ({
        reason: 'usage-value',
        place: at(line),
        field: 'people',
        expected: 'count',
      })),
    ],
    [
      'has few teams',
      `project,started\n${rest.join('\n')}`,
      [{ reason: 'usage-team-count', file: 'teams.csv', count: 4, min: 5, max: 200 }],
    ],
  ])('is refused if it %s', async (_, table, failures) => expect(await failuresOf(table)).toEqual(failures));

  it('of 10 MB is read until it has too many teams', async () => {
    const names = Array.from({ length: 200 }, (_, index) => `T${index},none`);
    expect(await teamsOf(`project,started\n${names.join('\n')}`)).toHaveLength(200);
    const rows = `${'x'.repeat(200)},none\n`.repeat(50_000);
    const failures = await failuresOf(`project,started\n${names.join('\n')}\n${rows}`);
    expect(failures).toEqual([{ reason: 'usage-team-count', file: 'teams.csv', count: null, min: 5, max: 200 }]);
  });
});
