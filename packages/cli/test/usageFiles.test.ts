import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder, runCli } from './runCli.ts';

const PERSON = 'jane.doe@example.com';

const TABLE = `week_start,team,active_people,seats,spend,currency
2025-11-03,MER,12,40,310.25,USD
2025-11-10,MER,3,40,88,USD
`;

const DAYS = `Employee,Worked on,Cost ($)\n${[3, 4, 5, 6, 7].map((day) => `Jane Doe,2025-11-0${day},2\n`).join('')}`;

const PEOPLE = `person,team\n${PERSON},MER\njane-doe,MER\n`;

const CLAUDE = JSON.stringify({
  data: [
    {
      date: '2025-11-03T00:00:00Z',
      actor: { type: 'user_actor', email_address: PERSON },
      customer_type: 'api',
      core_metrics: { num_sessions: 1 },
      model_breakdown: [{ model: 'a', estimated_cost: { currency: 'USD', amount: 1250 } }],
    },
  ],
  has_more: false,
  next_page: null,
});

const COPILOT = [3, 4, 5, 6, 7]
  .map((day) => ({
    user_login: 'jane-doe',
    day: `2025-11-0${day}`,
    user_initiated_interaction_count: 4,
    code_acceptance_activity_count: 3,
    ai_credits_used: 250,
  }))
  .map((record) => JSON.stringify(record))
  .join('\n');

/** Writes files to a folder and runs the command in it. */
async function usageOf(files: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const folder = emptyFolder();
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const out = join(folder, 'usage.json');
  const inFolder = args.map((arg) => (arg in files ? join(folder, arg) : arg));
  const ran = await runCli(['usage', '--out', out, ...inFolder], { env: {} });
  const written = readdirSync(folder).includes('usage.json') ? readFileSync(out, 'utf8') : null;
  return { ...ran, written };
}

it('the command reads a table from any other source', async () => {
  const ran = await usageOf({ 'table.csv': TABLE }, '--source', 'table', 'table.csv');
  expect(ran).toMatchObject({
    exitCode: 0,
    stdout: 'Table of usage: 1 team, Nov 3 – 16, 2025, $398\n',
    stderr: '',
    written: expect.stringContaining('"active":"1-4"'),
  });
});

it('the command reads a table of persons and days whose columns the options name', async () => {
  const files = { 'days.csv': DAYS };
  const columns = ['--column', 'person=Employee', '--column', 'date=Worked on'];
  const named = ['--team', 'MER', '--tool', 'Cursor', ...columns];
  const ran = await usageOf(files, '--source', 'table', ...named, 'days.csv');
  expect(ran).toMatchObject({
    exitCode: 0,
    stdout: 'Table of usage: 1–4 people in 1 team, Nov 3 – 7, 2025, $10\n',
    written: expect.stringContaining('"tool":"Cursor"'),
  });
  expect(ran.written).not.toMatch(/jane/i);
});

it('the command reads pages of the Claude Code Analytics API', async () => {
  const files = { 'pages.json': CLAUDE, 'people.csv': PEOPLE };
  const ran = await usageOf(files, '--source', 'claude-code', '--teams', 'people.csv', 'pages.json');
  expect(ran).toMatchObject({ exitCode: 0, stdout: 'Claude Code: 1–4 people in 1 team, Nov 3, 2025, $13\n' });
});

it('the command reads reports of Copilot, and counts all people in one team', async () => {
  const ran = await usageOf({ 'users.ndjson': COPILOT }, '--source', 'copilot', '--team', 'MER', 'users.ndjson');
  expect(ran).toMatchObject({
    exitCode: 0,
    stdout: 'GitHub Copilot: 1–4 people in 1 team, Nov 3 – 7, 2025, $13\n',
    stderr: '',
  });
  expect(ran.written).not.toMatch(/jane/i);
});

it('the options can name the days that the files cover', async () => {
  const days = ['--from', '2025-10-27', '--to', '2025-11-09'];
  const ran = await usageOf(
    { 'users.ndjson': COPILOT },
    '--source',
    'copilot',
    '--team',
    'MER',
    ...days,
    'users.ndjson',
  );
  expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Oct 27 – Nov 9, 2025') });
  expect(ran.written).toContain('{"week_start":"2025-10-27","coverage":"reported","active":0');
});

it('the command prints JSON instead of text', async () => {
  const ran = await usageOf({ 'table.csv': TABLE }, '--source', 'table', '--json', 'table.csv');
  expect(ran.stdout.trim()).toBe(ran.written);
});

it.each([
  ['no source', [], '--source must be'],
  ['another source', ['--source', 'cursor', 'table.csv'], '--source must be'],
  ['files of another source', ['--source', 'copilot', 'table.csv'], 'another source than --source copilot'],
  ['no files', ['--source', 'table'], '--source table needs files'],
  [
    'an address as well as files',
    ['--source', 'table', '--url', 'https://example.com', 'table.csv'],
    '--url is for the API',
  ],
  ['teams twice', ['--source', 'table', '--team', 'A', '--teams', 'people.csv', 'table.csv'], "can't be combined"],
  ['an unseen team in a table', ['--source', 'table', '--unseen', 'A', 'table.csv'], '--unseen requires'],
  ['only one end of a period', ['--source', 'table', '--from', '2025-11-03', 'table.csv'], 'both --from and --to'],
  [
    'a day that does not exist',
    ['--source', 'table', '--from', '2025-11-31', '--to', '2025-12-01', 'table.csv'],
    'must be dates',
  ],
  [
    'an end before the start',
    ['--source', 'table', '--from', '2025-11-03', '--to', '2025-11-02', 'table.csv'],
    'before --from',
  ],
  [
    'a day that is not over yet',
    ['--source', 'table', '--from', '2025-11-03', '--to', '2026-02-02', 'table.csv'],
    'in the past',
  ],
  [
    'days of the last century',
    ['--source', 'table', '--from', '1999-11-01', '--to', '2000-02-06', 'table.csv'],
    '2000-01-03',
  ],
  ['too many weeks', ['--source', 'table', '--from', '2021-11-03', '--to', '2026-02-01', 'table.csv'], '200 weeks'],
  ['a second output', ['--source', 'table', '--out', 'more.json', 'table.csv'], 'one .json file'],
  ['a missing file', ['--source', 'table', 'none.csv'], "doesn't exist"],
  ['people without a team', ['--source', 'claude-code', 'pages.json'], 'who belongs to which team'],
  ['a file of something else', ['--source', 'table', 'other.csv'], 'no format that we know'],
  ['unknown columns', ['--source', 'table', 'days.csv'], 'say what its columns are: --column person=HEADING'],
  ['a missing column', ['--source', 'table', '--column', 'person=X', 'days.csv'], 'days.csv has no column X'],
  ['an unknown column', ['--source', 'table', '--column', 'people=X', 'days.csv'], 'NAME is one of person, date, team'],
  ['columns of another source', ['--source', 'copilot', '--column', 'person=X', 'days.csv'], '--column requires'],
  ['an address as an assistant', ['--source', 'table', '--tool', PERSON, 'days.csv'], '--tool must be the name'],
  ['an API without teams', ['--source', 'claude-code'], 'Missing --teams'],
])('the command refuses %s', async (_what, args, message) => {
  const files = {
    'table.csv': TABLE,
    'people.csv': PEOPLE,
    'pages.json': CLAUDE,
    'days.csv': DAYS,
    'other.csv': `name\n${PERSON}\n`,
  };
  const ran = await usageOf(files, ...args);
  expect(ran).toMatchObject({ exitCode: 2, stdout: '', stderr: expect.stringContaining(message), written: null });
  expect(ran.stderr).not.toMatch(/jane|example/i);
});

it('the command names the line of a mistake without repeating the line', async () => {
  const ran = await usageOf({ 'table.csv': TABLE.replace(',12,', `,${PERSON},`) }, '--source', 'table', 'table.csv');
  expect(ran).toMatchObject({
    exitCode: 2,
    stderr: expect.stringMatching(/^table\.csv, line 2: active_people is not/),
  });
  expect(ran.stderr).not.toMatch(/jane|example/i);
});
