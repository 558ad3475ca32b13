import { type Report, reportToWire } from '@roi-insight/contracts';
import { clearWin, missingEvidence, slower } from '@roi-insight/contracts/fixtures';
import { openReportData } from '@roi-insight/report-files/open-report';
import { expect, test } from 'vitest';
import { textsOf } from '../reportFile/textsOf.ts';
import { createOpenedReports, MAX_REPORTS, type OpenedReports } from './openedReports.ts';

/** Reads a file as the worker does. */
async function readFile(file: File) {
  const read = textsOf(await file.text());
  if (read.kind === 'refused') return read;
  const saved = openReportData({ text: read.text, tickets: null });
  return saved.kind === 'refused' ? saved : ({ kind: 'opened', saved, tickets: read.tickets } as const);
}

const fileOf = (name: string, report: Report) => new File([JSON.stringify(reportToWire(report))], name);

function madeAt(day: number): Report {
  const { provenance } = clearWin;
  const at = new Date(Date.UTC(2026, 0, day)).toISOString();
  return { ...clearWin, provenance: provenance && { ...provenance, fetched_at: at } };
}

/** The state after all files were read. */
function settled({ get, subscribe }: ReturnType<typeof createOpenedReports>) {
  return new Promise<Extract<OpenedReports, { kind: 'ready' }>>((resolve) => {
    const stop = subscribe(() => {
      const state = get();
      if (state.kind !== 'ready') return;
      stop();
      resolve(state);
    });
  });
}

function read(files: readonly File[]) {
  const reports = createOpenedReports(readFile);
  reports.open(files);
  return settled(reports);
}

test('files that cannot be read are excluded with a reason, and the other files are opened', async () => {
  const { files, leftOut } = await read([
    fileOf('a.json', clearWin),
    new File(['{}'], 'budget.json'),
    fileOf('b.json', slower),
  ]);
  expect(files.map(({ fileName }) => fileName)).toEqual(['a.json', 'b.json']);
  expect(leftOut).toMatchObject([
    { fileName: 'budget.json', reason: expect.stringMatching(/^This file is not a report/) },
  ]);
});

test('the same report is opened only once, even if several files contain it', async () => {
  const { files, leftOut } = await read([fileOf('a.json', clearWin), fileOf('copy.json', clearWin)]);
  expect(files.map(({ fileName }) => fileName)).toEqual(['a.json']);
  expect(leftOut[0]).toMatchObject({ fileName: 'copy.json', reason: expect.stringContaining('a.json') });
  const bare = await read([fileOf('a.json', missingEvidence), fileOf('b.json', { ...missingEvidence, tickets: [] })]);
  expect(bare.files).toHaveLength(2);
});

test('files beyond the maximum number are excluded without reading them', async () => {
  const many = Array.from({ length: MAX_REPORTS + 1 }, (_, day) => fileOf(`${day}.json`, madeAt(day + 1)));
  const { files, leftOut } = await read(many);
  expect(files).toHaveLength(MAX_REPORTS);
  expect(leftOut).toMatchObject([
    { fileName: `${MAX_REPORTS}.json`, reason: 'At most 36 reports are shown at a time.' },
  ]);
});

test('new files are added to the open files or replace them, even while the earlier files are still being read', async () => {
  const reports = createOpenedReports(readFile);
  const names = async () => (await settled(reports)).files.map(({ fileName }) => fileName);
  reports.open([fileOf('a.json', madeAt(1)), fileOf('b.json', madeAt(2))]);
  reports.add([fileOf('c.json', madeAt(3))]);
  expect(reports.get()).toEqual({ kind: 'reading', read: 0, files: 2, fileName: 'a.json', share: 0 });
  expect(await names()).toEqual(['a.json', 'b.json', 'c.json']);
  reports.add([fileOf('d.json', madeAt(4))]);
  expect(await names()).toEqual(['a.json', 'b.json', 'c.json', 'd.json']);
  reports.open([fileOf('lost.json', madeAt(5))]);
  reports.open([fileOf('e.json', madeAt(6))]);
  expect(await names()).toEqual(['e.json']);
});

test('at first no file is open, and choosing no file changes nothing', () => {
  const reports = createOpenedReports(readFile);
  reports.open([]);
  expect(reports.get()).toEqual({ kind: 'empty' });
});

test('canceling stops reading, keeps the opened files and names the other files', async () => {
  const signals: AbortSignal[] = [];
  const reports = createOpenedReports((file, { signal }) => {
    signals.push(signal);
    return file.name === 'a.json' ? readFile(file) : new Promise(() => undefined);
  });
  const reachesSecond = new Promise<void>((resolve) => {
    reports.subscribe(() => {
      const state = reports.get();
      if (state.kind === 'reading' && state.fileName === 'b.json') resolve();
    });
  });
  reports.open([fileOf('a.json', madeAt(1)), fileOf('b.json', madeAt(2)), fileOf('c.json', madeAt(3))]);
  await reachesSecond;
  reports.cancel();
  expect(signals.at(-1)?.aborted).toBe(true);
  expect(reports.get()).toMatchObject({
    kind: 'ready',
    files: [{ fileName: 'a.json' }],
    leftOut: [{ fileName: 'b.json' }, { fileName: 'c.json', reason: 'Reading was canceled.' }],
  });
});
