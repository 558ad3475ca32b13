import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackerExport } from '../../ticket-files/test/exports/trackerExport.ts';
import { emptyFolder, runCli } from './runCli.ts';
import { wideTable } from './wideTable.ts';

const REPORT = ['report', '--adopted', '2025-08-25', '--time-zone', 'UTC', '--json'];

/** Creates reports of a file with this text. */
function reportsOf(text: string) {
  const file = join(emptyFolder(), 'tickets.csv');
  writeFileSync(file, text);
  return (...options: readonly string[]) => runCli([...REPORT, '--tickets', file, ...options], { env: {} });
}

/** The provenance of a report, without the fields that differ in each report. */
const provenanceOf = (stdout: string) => JSON.parse(stdout).provenance;

describe('an export of tickets', () => {
  it.each([
    [
      'jira',
      'elapsed',
      /270 tickets found, excluding 30 .*\n.*Excluded: Sub-task \(30\)\.\n.*Done by Status: 297 of 300 tickets; not done: 3\. With a date in Resolved: 297\..*\n.*no verdict.*connect to Jira directly/,
    ],
    ['linear', 'active', /^tickets.csv: 300 tickets found\. [^\n]*\n.*Closed without work: Canceled \(15\)\.\n$/],
    ['gitlab', 'elapsed', /270 tickets found.*\n.*Excluded: Task \(30\)\.\n.*no verdict.*GitLab’s API/],
    [
      'azure-boards',
      'active',
      /270 tickets found.*\n.*Excluded: Task \(30\)\.\n.*Done by State: 282 of 300 tickets; not done: 18\. .*\n.*without work: Canceled \(15\)\.\n$/,
    ],
  ] as const)('from %s needs no options', async (tracker, measure, said) => {
    const { stdout, stderr } = await reportsOf(trackerExport(tracker))();
    expect(stderr).toMatch(said);
    expect(provenanceOf(stdout).measure).toBe(measure);
  });
});

it.each([
  ['Wont Doo', "no ticket has the resolution “Wont Doo”. Did you mean Won't Do?"],
  ['Parked', "no ticket has the resolution “Parked”. The file has Done, Won't Do."],
])('the command refuses the unknown resolution %s', async (name, message) => {
  const report = reportsOf(trackerExport('jira'));
  expect(await report('--without-work', name)).toMatchObject({
    exitCode: 2,
    stdout: '',
    stderr: expect.stringContaining(message),
  });
});

it('the command counts rows, not tickets, by type in a table with a row for each change', async () => {
  const rows = ['In Progress', 'Done'].map((status, day) => `A,Bug,2025-09-01,${status},2025-09-0${day + 1}T09:00:00Z`);
  const { stderr } = await reportsOf(['id,type,created,status,at', ...rows].join('\n'))();
  expect(stderr).toContain('1 ticket found.');
  expect(stderr).toContain('Counted: Bug (2 rows).');
});

it('the command says which columns are repeated', async () => {
  const { exitCode, stderr } = await reportsOf('Key,Created,Closed,Closed\nA,2025-09-01,2025-09-02,2025-09-03\n')();
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('named Closed. Choose') });
});

it('the command takes the meaning of a status from --map, counts by it, and names tickets without an end date', async () => {
  const table = 'Issue key,Issue Type,Created,Resolved,Status\n';
  const map = join(emptyFolder(), 'map.json');
  writeFileSync(map, '{ "Shipped": "done" }');
  const dated = await reportsOf(`${table}A,Bug,2025-09-01 09:00,2025-09-02 09:00,Shipped\n`)();
  expect(dated.stderr).toMatch(/The status “Shipped” is not known: .*\n.*--map FILE/);
  const { exitCode, stderr } = await reportsOf(`${table}A,Bug,2025-09-01 09:00,,Shipped\n`)('--map', map);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 4,
    stderr: expect.stringContaining('Done by Status: 1 of 1 ticket; not done: 0.'),
  });
  expect(stderr).toContain('(1 done, but without an end date). Also export the column with the end date');
});

it('the command names the resolutions, and takes those that the user adds as closed without work', async () => {
  const report = reportsOf(trackerExport('jira'));
  const usual = await report();
  expect(usual.stderr).toContain("Resolutions that count as work: Done (253). Closed without work: Won't Do (15).");
  const { stdout, stderr } = await report('--without-work', 'done');
  expect(stderr).toContain("Closed without work: Done (253), Won't Do (15).");
  expect(stdout).toBe('');
});

describe('a table with other columns', () => {
  const text = wideTable(12).replace(/.*/, 'Ref, by team;Art;Angelegt;Begonnen;Fertig;Ergebnis').replaceAll(',', ';');
  const other = text
    .replace('Ref; by team', '"Ref, by team"')
    .replaceAll('Story', 'Aufgabe')
    .replace('Aufgabe', 'Teil');
  const columns = ['id=Ref, by team', 'type=Art', 'created=Angelegt', 'started=Begonnen', 'done=Fertig'];
  const mapped = columns.flatMap((column) => ['--column', column]);

  it('is refused with a list of its headings, and is read if --column and --leave-out are given', async () => {
    const report = reportsOf(other);
    const refused = await report();
    expect(refused).toMatchObject({ exitCode: 2, stdout: '' });
    expect(refused.stderr).toContain('unknown columns: Ref, by team, Art, Angelegt');
    const { stdout, stderr } = await report(...mapped, '--leave-out', 'Teil');
    expect(stderr).toContain('599 tickets found, excluding 1 of other types');
    expect(stderr).toContain('Counted: Aufgabe (599). Excluded: Teil (1).');
    expect(provenanceOf(stdout)).toMatchObject({ measure: 'active', funnel: { found: 600 } });
  });

  it.each([
    [['--column', 'title=Art'], 'NAME is one of id, type'],
    [['--column', 'id=Nr'], 'There is no column “Nr”.'],
    [['--dates', 'us', '--column', 'id=Art'], '--dates must be day-first or month-first'],
  ])('is refused with %j', async (options, message) => {
    expect(await reportsOf(other)(...options)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(message) });
  });
});

it.each([
  ['Key,Created,Closed', ['--column', 'id=Key', '--column', 'created=Created', '--column', 'done=Closed']],
  ['id,created,done', []],
])('the command asks for the order of day and month if a file with %s does not show it', async (headings, columns) => {
  const rows = Array.from(
    { length: 12 },
    (_, index) => `${index},0${1 + (index % 9)}/02/2025,0${1 + (index % 9)}/03/2025`,
  );
  const report = reportsOf([headings, ...rows].join('\n'));
  expect(await report(...columns)).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining(
      'tickets.csv: “01/02/2025” can be Feb 1, 2025 or Jan 2, 2025. Choose with --dates day-first or --dates month-first.',
    ),
  });
  expect((await report(...columns, '--dates', 'day-first')).stderr).toContain('12 tickets found');
});

it('the command refuses options for tables if the source is not a table', async () => {
  expect(await reportsOf('[{"id": "1"}]')('--dates', 'day-first')).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('apply only to CSV'),
  });
  const tracker = ['--url', 'https://example.com', '--project', 'A', '--leave-out', 'Teil'];
  expect(await runCli([...REPORT, ...tracker])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('--leave-out requires --tickets'),
  });
});

it('the command accepts options for tables only with a regular file, which can be read twice', async () => {
  const args = [...REPORT, '--tickets', emptyFolder()];
  expect(await runCli(args)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('must be a regular file') });
});
