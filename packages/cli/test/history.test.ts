import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJson, parseReport, type Report, reportToWire } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { emptyFolder, runCli } from './runCli.ts';
import { wideTable } from './wideTable.ts';

type Origin = Partial<NonNullable<Report['provenance']>>;

/** An earlier report in a history, as text. */
function earlier(origin: Origin): string {
  const { summary_metrics, provenance } = clearWin;
  if (provenance === undefined) throw new Error('this fixture says how it was made');
  const report = { success: true, summary_metrics, time_series_data: { time_savings: [] } } as const;
  return JSON.stringify(reportToWire({ ...report, provenance: { ...provenance, ...origin } }));
}

/** The place in the series of a report that is made with these arguments and earlier reports. */
async function lookWith(args: readonly string[], files: Readonly<Record<string, string>>) {
  const history = join(emptyFolder(), 'reports');
  mkdirSync(history);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(history, name), content);
  const { exitCode, stdout } = await runCli([...args, '--history', history, '--json']);
  expect(exitCode).toBe(0);
  const read = parseJson(stdout, parseReport);
  return read.ok ? read.value.provenance?.look : null;
}

describe('a report of a series of files', () => {
  function ofFile(name: string): readonly string[] {
    const file = join(emptyFolder(), name);
    writeFileSync(file, wideTable(12));
    return ['report', '--tickets', file, '--adopted', '2025-08-25', '--time-zone', 'UTC'];
  }
  const fileNamed = (host: string) => earlier({ tracker: 'file', host, project: { key: 'x', name: 'x' } });

  it.each([
    [12, 13],
    [1039, 1040],
    [1045, 1040],
  ])('is the last of those planned, and of those that a report can say, after %i', async (count, number) => {
    const text = fileNamed('tickets.csv');
    const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.json`, text]));
    expect(await lookWith(ofFile('tickets.csv'), files)).toEqual({ number, planned: number });
  });
});
