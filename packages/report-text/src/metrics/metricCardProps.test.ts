import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { metricCardProps } from './metricCardProps.ts';

const facesOf = (report: Report) => metricCardProps(report, 'Claude Code');
const textOf = (report: Report) => facesOf(report).map(({ figure: { value, format } }) => format(value));
const subtitlesOf = (report: Report) => facesOf(report).map(({ subtitle }) => subtitle);

/** Ten hours before, eight after, fifty dollars an hour, 120 tasks after. */
function byHand(before: number, after: number): Report {
  const { summary_metrics: summary, ...report } = fixtures.missingEvidence;
  const period = { ...summary.pre_claude, total_tasks: 120 };
  return {
    ...report,
    summary_metrics: {
      ...summary,
      pre_claude: { ...period, avg_hours_per_task: before },
      post_claude: { ...period, avg_hours_per_task: after },
      improvements: {
        ...summary.improvements,
        time_savings_percent: ((before - after) / before) * 100,
        cost_savings_per_task: (before - after) * 50,
      },
    },
  };
}

describe('figures', () => {
  it('follow the formulas to the letter', () => {
    expect(textOf(byHand(10, 8))).toEqual(['20.0%', '240', '$12,000', '$48,000']);
  });
  it('keep their sign when they are losses', () => {
    expect(textOf(byHand(8, 10))).toEqual(['−25.0%', '−240', '−$12,000', '−$48,000']);
    expect(facesOf(byHand(8, 10)).map(({ trend, tone }) => `${trend} ${tone}`)).toEqual(
      Array.from({ length: 4 }, () => 'down negative'),
    );
  });
  it('show the formula with the numbers of the report', () => {
    expect(facesOf(byHand(10, 8)).map(({ calculation }) => calculation?.numbers)).toEqual([
      '(10.00h − 8.00h) ÷ 10.00h × 100 = 20.0%',
      '(10.00h − 8.00h) × 120 tasks = 240 hours',
      '$100.00 × 120 tasks = $12,000',
      '$12,000 × 4 = $48,000',
    ]);
  });
  it.each(Object.entries(fixtures))('of %s contain no NaN, Infinity or undefined', (_name, report) => {
    const words = facesOf(report).flatMap(({ calculation, subtitle }) => [calculation?.numbers, subtitle]);
    expect([...textOf(report), ...words].join('\n')).not.toMatch(/NaN|Infinity|-\$|\$-|−\$0\b|undefined/);
  });
});

describe('words', () => {
  it('cheer a saving only', () => {
    expect(subtitlesOf(byHand(10, 8))).toEqual([
      'Faster task completion',
      'Post-Claude Code: 8.0h avg',
      'In developer productivity',
      'Estimated yearly savings',
    ]);
    expect(subtitlesOf(byHand(8, 10)).join()).not.toMatch(/Faster|productivity|savings/);
    expect(subtitlesOf(byHand(8, 8))[0]).toBe('No difference');
  });
  it('claim nothing that may be chance', () => {
    expect(subtitlesOf(fixtures.noDetectableChange)).toEqual([
      'Not distinguishable from no change',
      'Post-Claude Code: 10.6h avg',
      'Not distinguishable from no change',
      'Only if the difference is real',
    ]);
    expect(facesOf(fixtures.noDetectableChange).every(({ tone }) => tone === 'neutral')).toBe(true);
  });
  it('project nothing from too little data', () => {
    const projection = facesOf(fixtures.tooLittleData).at(-1);
    expect(projection?.figure).toMatchObject({ value: null, missing: 'Too little data to project' });
  });
  it('contradict a figure that the evidence contradicts', () => {
    const { evidence } = fixtures.slower;
    const report: Report = { ...byHand(10, 8), ...(evidence && { evidence }) };
    expect(subtitlesOf(report)[0]).toBe('At odds with the evidence below');
  });
});
