import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, parseReport } from '@roi-insight/contracts';
import { expect, it, vi } from 'vitest';
import { ZONES } from '../../../scripts/zones.ts';
import { inEveryZone } from '../../report-text/test/inEveryZone.ts';
import { startSandbox } from '../../server/test/support/harness.ts';
import { drafted, PLANNED, PROJECTS } from './pilot.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';
import { wideTable } from './wideTable.ts';

inEveryZone('a report of a file has the time zone of the machine', async () => {
  const file = join(emptyFolder(), 'tickets.csv');
  writeFileSync(file, wideTable(12));
  const args = ['report', '--tickets', file, '--adopted', '2025-08-25', '--json'];
  const read = parseJson((await runCli(args, { env: {} })).stdout, parseReport);
  expect(read.ok && read.value.provenance?.time_zone).toBe(process.env.TZ);
});

it('reports and plans of Jira do not depend on the time zone of the machine', async () => {
  const sandbox = await startSandbox({ projects: PROJECTS });
  const made: object[] = [];
  for (const zone of ZONES) {
    vi.stubEnv('TZ', zone);
    const folder = emptyFolder();
    const outs = ['report.csv', 'plan.json', 'plan.ics'].map((name) => join(folder, name));
    const [weeks = '', plan = '', calendar = ''] = outs;
    const report = await runCli([...reportOf(sandbox, 'KEP'), '--json', '--out', weeks]);
    const { file } = await drafted(sandbox, '--first', 'KEP');
    await runCli(['plan', 'draw', '--draft', file, '--random', '--out', plan, '--out', calendar], { now: PLANNED });
    // Ignores the drawn order, but compares the start, the weeks and the day of reading.
    const { terms } = JSON.parse(readFileSync(plan, 'utf8'));
    const days = readFileSync(calendar, 'utf8')
      .match(/^DT(?:START|END).*$/gm)
      ?.toSorted();
    made.push({ report, weeks: readFileSync(weeks, 'utf8'), terms, days });
  }
  vi.unstubAllEnvs();
  expect(made).toEqual(made.map(() => made[0]));
});
