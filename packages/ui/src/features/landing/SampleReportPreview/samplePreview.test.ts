import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { samplePreview } from './samplePreview.ts';

it('matches the sample project’s report, rounded', () => {
  const hours = (post: boolean) =>
    clearWin.time_series_data.time_savings
      .filter(({ Period }) => (Period === 'Post-Claude') === post)
      .map(({ Avg_Hours_Per_Task }) => Math.round((Avg_Hours_Per_Task ?? Number.NaN) * 10) / 10);
  expect(samplePreview).toEqual({
    project: clearWin.provenance?.project.name,
    before: hours(false),
    after: hours(true),
    effectPercent: Math.round(clearWin.evidence?.headlinePercent ?? Number.NaN),
    intervalPercent: clearWin.evidence?.intervalPercent?.map(Math.round),
  });
});
