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
  expect(read.ok ? read.value.evidence?.size?.drift : undefined).toBeNull();
  const estimate = { effect_percent: 28.1, interval_percent: [12, 41] };
  const drift = {
    percent: 31,
    with_sizes: estimate,
    without_sizes: { effect_percent: 3, interval_percent: [-10, 14] },
  };
  const drifted = parseReport({ ...wire, evidence: { ...evidence, size: { ...size, drift } } });
  expect(drifted.ok ? reportToWire(drifted.value).evidence?.size : null).toEqual({ ...size, drift });
  expect(parseReport({ ...wire, evidence })).toMatchObject({ ok: true, value: { evidence: { size: null } } });
  for (const wrong of [
    { use: 'unknown' },
    { explained_percent: 101 },
    { tickets: { pre: 1 } },
    { drift: { percent: 31, with_sizes: estimate } },
  ]) {
    expect(parseReport({ ...wire, evidence: { ...evidence, size: { ...size, ...wrong } } }).ok).toBe(false);
  }
});
