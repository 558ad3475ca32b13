import { describe, expect, it } from 'vitest';
import { type GradeInput, gradeOf } from './grade.ts';

const FUNNEL = {
  found: 100,
  out_of_scope: 0,
  unfinished: 0,
  no_active_time: 10,
  under_1_hour: 10,
  over_40_hours: 20,
  analysed: 60,
};
const CLEAN: GradeInput = {
  measure: 'active',
  funnel: FUNNEL,
  verdict: 'faster',
  change: { effectPercent: 20, intervalPercent: [0, 40] },
  preTrend: { effectPercent: 0.2, intervalPercent: [-0.5, 0.9] },
  placebo: { tried: 10, as_large: 2 },
  worsened: [],
};
const NO_CONTROL = /^There is no comparison group .* B is the best grade possible without one\.$/;
const grade = (over: Partial<GradeInput>) => gradeOf({ ...CLEAN, ...over });

describe('gradeOf', () => {
  it('is B at best, and says why', () => {
    expect(grade({})).toEqual({ grade: 'B', grade_reasons: [expect.stringMatching(NO_CONTROL)] });
  });

  it.each<[Partial<GradeInput>, string]>([
    [
      { change: { effectPercent: 20, intervalPercent: [-0.4, 40] } },
      'The interval is 40 percentage points wide: the data fit very different effects.',
    ],
    [
      { change: { effectPercent: 0, intervalPercent: [-1.2e15, 99] } },
      'The interval is more than 200 percentage points wide: the data fit very different effects.',
    ],
    [
      { preTrend: { effectPercent: 0.74, intervalPercent: [0.1, 1.2] } },
      'Times were already falling by 0.7 % a week before adoption; the estimate takes this off, but it has to assume that the trend would have gone on.',
    ],
    [
      { preTrend: { effectPercent: -0.74, intervalPercent: [-1.2, -0.1] } },
      'Times were already rising by 0.7 % a week before adoption; the estimate takes this off, but it has to assume that the trend would have gone on.',
    ],
    [
      { funnel: { ...FUNNEL, no_active_time: 11, analysed: 59 } },
      '41 % of the completed tickets are not in the averages, because they have no measured time or took under 1 or over 40 hours.',
    ],
    [
      { placebo: { tried: 10, as_large: 3 } },
      'At 3 of 10 pretended adoption dates before the real one, the same method shows a change as large.',
    ],
    [{ worsened: ['Fewer tickets.'] }, 'Fewer tickets.'],
  ])('loses a step for a doubt: %j', (over, reason) => {
    expect(grade(over)).toEqual({ grade: 'C', grade_reasons: [reason, expect.stringMatching(NO_CONTROL)] });
  });

  it('is D with two doubts or more', () => {
    expect(grade({ worsened: ['One.', 'Two.'] }).grade).toBe('D');
    expect(grade({ worsened: ['One.', 'Two.', 'Three.'] })).toEqual({
      grade: 'D',
      grade_reasons: ['One.', 'Two.', 'Three.', expect.stringMatching(NO_CONTROL)],
    });
  });

  it('is D for elapsed times, whatever else', () => {
    expect(grade({ measure: 'elapsed' })).toEqual({
      grade: 'D',
      grade_reasons: [
        'Too few tickets have a usable status history, so times run from creation to completion and include waiting.',
        expect.stringMatching(NO_CONTROL),
      ],
    });
  });

  it('ignores placebo dates if no change was found', () => {
    expect(grade({ verdict: 'no-detectable-change', placebo: { tried: 10, as_large: 9 } }).grade).toBe('B');
    expect(grade({ placebo: null }).grade).toBe('B');
    expect(grade({ verdict: 'slower', placebo: { tried: 10, as_large: 9 } }).grade).toBe('C');
  });

  it('takes an interval of the pre-trend that touches zero for no trend', () => {
    expect(grade({ preTrend: { effectPercent: 0.7, intervalPercent: [0, 1.2] } }).grade).toBe('B');
    expect(grade({ preTrend: { effectPercent: -0.7, intervalPercent: [-1.2, 0] } }).grade).toBe('B');
  });
});
