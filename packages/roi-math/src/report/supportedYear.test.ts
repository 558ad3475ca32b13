import { evidenceFrom } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { report } from '../../test/reports.ts';
import { recalculate } from './recalculate.ts';
import { supportedYear } from './supportedYear.ts';

const { summary_metrics: summary, evidence } = report();
if (evidence === undefined) throw new Error('the report has evidence');
const tooLittle = evidenceFrom({ ...evidence, verdict: 'too-little-data' });

it('a report keeps its annual estimate if it has a verdict, or no evidence', () => {
  expect(supportedYear(summary, evidence)).toBe(summary);
  expect(supportedYear(summary, undefined)).toBe(summary);
});

it('a report has no annual estimate if it has too little data, even after another cost was entered', () => {
  expect(supportedYear(summary, tooLittle)).toEqual({
    ...summary,
    improvements: { ...summary.improvements, annual_savings_estimate: null },
  });
  const recalculated = recalculate(report({ evidence: tooLittle }), 200_000).summary_metrics.improvements;
  expect(recalculated).toMatchObject({ annual_savings_estimate: null, cost_savings_per_task: 200 });
});
