import { clearWin, emptyPost, missingEvidence, tooLittleData } from '@roi-insight/contracts/fixtures';
import { type Report, evidenceFrom } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { metricIntervals } from './metricIntervals.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

/** 100 tickets of 8 hours each after adoption, at $50 an hour. */
function reportWith(interval: [number, number]): Report {
  const { evidence, summary_metrics: summary } = clearWin;
  if (evidence === undefined) throw new Error('the fixture has lost its evidence');
  return {
    ...clearWin,
    evidence: evidenceFrom({ ...evidence, intervalPercent: interval }),
    summary_metrics: {
      ...summary,
      assumptions: { ...summary.assumptions, hourly_rate: 50 },
      post_claude: { ...summary.post_claude, total_tasks: 100, avg_hours_per_task: 8 },
    },
  };
}

describe('metricIntervals', () => {
  it('converts the interval: 20 % saved on 800 hours means that they would have been 1,000', () => {
    expect(metricIntervals(formats, reportWith([0, 20]), defaultEconomics)).toEqual({
      timeSavings: '0.0% to 20.0%',
      hoursSaved: '0 to 200',
      costSavings: '$0 to $10,000',
      annualProjection: '$0 to $40,000',
    });
  });
  it('has losses with a minus', () => {
    expect(metricIntervals(formats, reportWith([-25, 0]), defaultEconomics)?.costSavings).toBe('−$8,000 to $0');
  });
  it('has no annual figure with grade D, and no high end to a wide interval', () => {
    const { evidence, ...rest } = reportWith([-60, 60]);
    if (evidence === undefined) throw new Error('the report has evidence');
    expect(metricIntervals(formats, { ...rest, evidence: { ...evidence, grade: 'D' } }, defaultEconomics)).toEqual({
      timeSavings: '−60.0% to 60.0%',
      hoursSaved: '−300 or more',
      costSavings: '−$15,000 or more',
      annualProjection: null,
    });
  });
  it('is null without evidence, a post period or a usable interval', () => {
    for (const report of [tooLittleData, emptyPost, missingEvidence, reportWith([10, 100])]) {
      expect(metricIntervals(formats, report, defaultEconomics)).toBeNull();
    }
  });
});
