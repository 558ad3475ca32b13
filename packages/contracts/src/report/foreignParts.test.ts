import { describe, expect, it } from 'vitest';
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
  { provenance: { version: '1', measure: 'hours' } },
  { evidence: 'strong', provenance: { version: '1', measure: 'hours', funnel: [] } },
])('ignores the fields of another server that have our names and another shape: %j', (foreign) => {
  const ignored: string[] = [];
  expect(parseReport({ ...report, ...foreign }, ({ path }) => ignored.push(path.replace(/\..*/s, '')))).toEqual({
    ok: true,
    value: report,
  });
  expect(ignored.toSorted()).toEqual(Object.keys(foreign).toSorted());
});

describe('our own report is refused, because its dollars would lose their interval, if it lacks', () => {
  const own = reportToWire(comparisonGradeA);
  const { evidence, comparison, provenance } = own;
  const { alone } = { ...comparison };
  const level = { ...evidence, method: 'level' };

  it.each([
    ['evidence', { evidence: null }],
    ['evidence', { evidence: undefined }],
    ['evidence.guardrails', { evidence: { grade: 'A' } }],
    ['evidence.interval_percent', { evidence: { ...evidence, interval_percent: null } }],
    ['evidence.effect_percent', { evidence: { ...evidence, effect_percent: undefined } }],
    ['comparison.effect_percent', { evidence: level, comparison: { ...comparison, effect_percent: null } }],
    [
      'comparison.alone.interval_percent',
      { comparison: { ...comparison, alone: { ...alone, interval_percent: null } } },
    ],
    ['provenance.tracker', { provenance: { ...provenance, tracker: undefined } }],
    ['provenance.version', { provenance: { ...provenance, version: 3 } }],
  ])('%s: %#', (path, damage) => {
    expect(parseReport({ ...own, ...damage })).toMatchObject({ ok: false, error: { path } });
  });
});
