import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readPlanDraftText, readPlanText } from '@roi-insight/contracts';
import { drawPlan, planHash } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../server/test/support/harness.ts';
import { EXIT } from '../src/exitCodes.ts';
import { drafted, draftOf, drawn, KEYS, PLANNED, PROJECTS, START, teams, write } from './pilot.ts';
import { emptyFolder, runCli } from './runCli.ts';

describe('plan', () => {
  it('writes a draft, and prints the starts, the forecast and how to draw the order', async () => {
    const { ran, draft, file } = await drafted(await startSandbox({ projects: PROJECTS }));
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(draft.hash).toBe(planHash(draft.terms));
    expect(draft.terms).toMatchObject({ start: START, weeks: 13, waiting: 2, smallestSaving: 0.2 });
    expect(draft.terms.teams.map(({ key }) => key)).toEqual(KEYS);
    expect(ran.stdout).toContain('6 teams start in a drawn order');
    expect(ran.stdout).toMatch(/^Length +20% saved, full use /m);
    expect(ran.stdout).toMatch(/^13 weeks +\d+% ± /m);
    expect(ran.stdout).toContain(`   roi-plan: ${draft.hash}\n`);
    expect(ran.stdout).toContain(`roi-insight plan draw --draft ${file} --register KEY`);
  });

  it('writes the same draft for the same tickets', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    expect((await drafted(sandbox)).draft).toEqual((await drafted(sandbox)).draft);
  });

  it('draws the order from the issue with the code', async () => {
    const { ran, plan, file } = await drawn(await startSandbox({ projects: PROJECTS }));
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    expect(plan.registration).toMatchObject({ kind: 'issue', key: 'PMO-1' });
    expect(drawPlan(plan.terms, plan.registration)).toEqual(plan);
    const calendar = readFileSync(file.replace('.json', '.ics'), 'utf8');
    expect(calendar.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(5);
    expect(ran.stdout).toMatch(/^1\. \S.*Sep 15, 2025$/m);
    expect(ran.stdout).toContain('Drawn from the code of the plan and the issue');
  });

  it('draws the order at random if no issue is given, and names the teams with a fixed role', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { file: draft } = await drafted(sandbox, '--first', 'KEP');
    const file = join(emptyFolder(), 'plan.json');
    const args = ['plan', 'draw', '--draft', draft, '--random', '--out', file];
    const { exitCode, stdout } = await runCli(args, { now: PLANNED });
    expect(exitCode).toBe(0);
    expect(stdout).toContain('No issue witnesses that time');
    const read = readPlanText(readFileSync(file, 'utf8'));
    expect(read.ok && read.value.terms.fixed).toMatchObject([{ key: 'KEP', role: 'first' }]);
    expect(read.ok && read.value.order).toHaveLength(5);
  });

  it('names the teams that cannot take part, and says that too few are left', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { exitCode, stdout, stderr } = await runCli(
      draftOf(sandbox, ...teams(['KEP', 'LUM', 'QUA', 'RID', 'TYPO'])),
      {
        now: PLANNED,
      },
    );
    expect({ exitCode, stdout }).toEqual({ exitCode: EXIT.tooLittleData, stdout: '' });
    expect(stderr).toMatch(
      /^TYPO can't take part\. No project.*\n4 teams are in the draw; at least 5 are needed\. .*\n$/,
    );
  });

  it('reads the teams from a file', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const list = join(emptyFolder(), 'teams.txt');
    writeFileSync(list, `${KEYS.join('\r\n')}\n\n`);
    const { stdout } = await runCli(draftOf(sandbox, '--teams', list, '--json'), { now: PLANNED });
    const read = readPlanDraftText(stdout);
    expect(read.ok && read.value.terms.teams.map(({ key }) => key)).toEqual(KEYS);
  });

  it('refuses an issue that does not have the code, and a draft that was changed', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { file, draft } = await drafted(sandbox);
    const out = join(emptyFolder(), 'plan.json');
    const draw = (draftFile: string, key: string) =>
      runCli(['plan', 'draw', '--draft', draftFile, '--register', key, '--url', sandbox, '--out', out], {
        now: PLANNED,
      });
    expect(await draw(file, 'KEP-1')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('the code of this'),
    });
    await write(sandbox, 'PMO-2', `roi-plan: ${draft.hash}`, '2025-09-16T00:00:00Z');
    expect(await draw(file, 'PMO-2')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('after its first'),
    });
    const changed = join(emptyFolder(), 'draft.json');
    writeFileSync(changed, readFileSync(file, 'utf8').replace('"ramp_weeks":6', '"ramp_weeks":5'));
    expect(await draw(changed, 'PMO-2')).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('was changed'),
    });
  });

  it.each([
    ['no start', ['draft', '--team', 'A'], 'Missing --start'],
    ['a start that is not a Monday', ['draft', '--start', '2025-09-16'], 'must be a Monday'],
    ['no address', ['draft', '--start', '2025-09-08', '--team', 'A'], 'Missing --url'],
    ['a start this week', ['draft', '--start', '2025-09-01'], 'at least 7 days ahead'],
    ['no team', ['draft', '--start', START], 'Missing --team'],
    ['12 weeks', ['draft', '--start', START, '--weeks', '12'], '--weeks must be a whole number from 13 to 52'],
    ['a saving of 100%', ['draft', '--start', START, '--smallest-saving', '100'], '--smallest-saving must be'],
    [
      'two roles for one team',
      ['draft', '--start', START, '--team', 'A', '--first', 'A', '--last', 'A'],
      'different teams',
    ],
    ['an issue for a draft', ['draft', '--start', START, '--register', 'A-1'], "plan draft doesn't accept --register"],
    ['a draft that is also drawn', ['draft', '--start', START, '--random'], "plan draft doesn't accept --random"],
    ['an order without a draft', ['draw', '--register', 'A-1'], 'Missing --draft'],
    ['two ways to draw the order', ['draw', '--draft', 'x.json', '--register', 'A-1', '--random'], "can't be combined"],
    ['other weeks for a draft', ['draw', '--draft', 'x.json', '--weeks', '20'], "plan draw doesn't accept --weeks"],
    ['a draft that does not exist', ['draw', '--draft', 'x.json', '--random', '--json'], "doesn't exist"],
    ['a report without a plan', ['report', '--url', 'https://example.com'], 'Missing --plan'],
    ['a token among the arguments', ['draft', '--token', 'abcdefghijk'], "Don't pass the token"],
  ])('refuses %s with exit code 2', async (_, args, message) => {
    const { exitCode, stderr } = await runCli(['plan', ...args], { now: PLANNED });
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(message) });
  });

  it.each([
    [['--url', 'x', '--team', 'A', '--start', START, '--out', 'draft.json'], 'draft'],
    [['--team', 'A', '--random'], 'draft'],
    [['--draft', 'draft.json', '--register', 'A-1'], 'draw'],
    [['--draft=draft.json', '--random'], 'draw'],
  ])('names the current command if its earlier form is used: plan %j', async (args, name) => {
    const stderr = `This command is now roi-insight plan ${name}. See roi-insight plan ${name} --help.\n`;
    expect(await runCli(['plan', ...args])).toEqual({ exitCode: 2, stdout: '', stderr });
  });
});
