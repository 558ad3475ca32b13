import { reportToWire } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { samplePreview } from './samplePreview.ts';

it('the preview matches the sample project’s report, with rounded figures', () => {
  const hours = (post: boolean) =>
    clearWin.time_series_data.time_savings
      .filter(({ Period }) => (Period === 'Post-Claude') === post)
      .map(({ Avg_Hours_Per_Task }) => Math.round((Avg_Hours_Per_Task ?? Number.NaN) * 10) / 10);
  const { evidence } = reportToWire(clearWin);
  expect(samplePreview).toEqual({
    project: clearWin.provenance?.project.name,
    before: hours(false),
    after: hours(true),
    effectPercent: Math.round(evidence?.headline_percent ?? Number.NaN),
    intervalPercent: evidence?.interval_percent?.map(Math.round),
  });
});
