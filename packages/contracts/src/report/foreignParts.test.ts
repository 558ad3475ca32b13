import { expect, it } from 'vitest';
import { clearWin, comparisonGradeA } from '../fixtures/index.ts';
import { parseReport, reportToWire } from '../index.ts';

const { success, summary_metrics, time_series_data } = reportToWire(clearWin);
const report = { success, summary_metrics, time_series_data };

it.each([
  { tickets: 343 },
  { evidence: 'strong' },
  { usage: {} },
  { comparison: [] },
  { provenance: { version: '2.0.0', source: 'warehouse' } },
  { evidence: { grade: 'A' }, provenance: { version: 3 } },
])('ignores the fields of another server that have our names and another shape: %j', (foreign) => {
  const ignored: string[] = [];
  expect(parseReport({ ...report, ...foreign }, ({ path }) => ignored.push(path.replace(/\..*/s, '')))).toEqual({
    ok: true,
    value: report,
  });
  expect(ignored.toSorted()).toEqual(Object.keys(foreign).toSorted());
});

it('refuses our own report if a part is damaged, because its dollars would lose their interval', () => {
  const own = reportToWire(comparisonGradeA);
  expect(parseReport({ ...own, evidence: { grade: 'A' } })).toMatchObject({ ok: false });
  const { tracker: _, ...provenance } = { ...own.provenance };
  expect(parseReport({ ...own, provenance })).toMatchObject({ ok: false });
});
