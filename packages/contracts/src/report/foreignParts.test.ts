import { describe, expect, it } from 'vitest';
import { clearWin, comparisonGradeA } from '../fixtures/index.ts';
import { parseReport, reportToWire } from '../index.ts';

const { success, summary_metrics, time_series_data } = reportToWire(clearWin);
const report = { success, summary_metrics, time_series_data };

it.each([
  { tickets: 343 },
  { evidence: 'strong' },
  { usage: {} },
  { quality: 'high' },
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

describe('the quality of a report', () => {
  const change = { estimate: 12, low: -8, high: 37 };
  const created = { kind: 'bugs-created', word: 'unclear', pre: 4.1, post: 4.4, change, detectable: 31 };
  const backlog = { kind: 'backlog', word: 'unknown' };
  const quality = {
    word: 'unclear',
    measures: [created, backlog],
    quarters: [
      { first_week: 0, last_week: 12, change },
      { first_week: 13, last_week: 17 },
    ],
    weeks: [
      { week_start: '2025-08-25', created: 4, backlog: 17 },
      { week_start: '2025-09-01', created: 0 },
    ],
    throughput: { estimate: 4, low: -6, high: 14 },
  };
  const own = reportToWire(clearWin);

  it('is the same after it is read and written again', () => {
    const parsed = parseReport({ ...own, quality });
    if (!parsed.ok) throw new Error(parsed.error.message);
    expect(parsed.value.quality?.measures[1]).toEqual({
      ...backlog,
      pre: null,
      post: null,
      change: null,
      detectable: null,
    });
    expect(reportToWire(parsed.value).quality).toEqual(quality);
  });

  it('is read without a measure of a later version', () => {
    const later = [{ kind: 'incidents', word: 'worse' }, { ...backlog, word: 'much-worse' }, created];
    const parsed = parseReport({ ...own, quality: { ...quality, measures: later } });
    expect(parsed.ok && parsed.value.quality?.measures.map(({ kind }) => kind)).toEqual(['bugs-created']);
  });

  it('is absent if a later version has another word for it', () => {
    const parsed = parseReport({ ...own, quality: { ...quality, word: 'much-worse' } });
    expect(parsed).toMatchObject({ ok: true, value: { quality: undefined } });
  });
});
