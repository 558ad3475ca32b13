import { expect, it } from 'vitest';
import { comparisonGradeA } from '../fixtures/index.ts';
import { parseReport } from './report.ts';
import { reportToWire } from './reportToWire.ts';

it('evidence says how sizes were used, or has null instead if no ticket has a size', () => {
  const { evidence, ...wire } = reportToWire(comparisonGradeA);
  const size = { tickets: { pre: 300, post: 100 }, explained_percent: 54.3, use: 'used' };
  const sized = { ...wire, evidence: { ...evidence, size } };
  const read = parseReport(sized);
  expect(read).toMatchObject({ ok: true, value: { evidence: { size: { explainedPercent: 54.3 } } } });
  expect(read.ok ? reportToWire(read.value).evidence?.size : null).toEqual(size);
  expect(parseReport({ ...wire, evidence })).toMatchObject({ ok: true, value: { evidence: { size: null } } });
  for (const wrong of [{ use: 'unknown' }, { explained_percent: 101 }, { tickets: { pre: 1 } }]) {
    expect(parseReport({ ...wire, evidence: { ...evidence, size: { ...size, ...wrong } } }).ok).toBe(false);
  }
});
