import { describe, expect, test } from 'vitest';
import { type AnalysisState, idle, nextAnalysis } from './AnalysisState.ts';

const running: AnalysisState = { kind: 'running', run: 2, startedAt: 1000, progress: null };
const failed: AnalysisState = { kind: 'failed', failure: { kind: 'interrupted' }, hasPrevious: true };
const canceled: AnalysisState = { kind: 'canceled', hasPrevious: false };
const progress = { stage: 'reading', done: 3, total: 9 } as const;

describe('the analysis', () => {
  test('is running after a start', () => {
    const next = { kind: 'running', run: 3, startedAt: 5, progress: null };
    for (const state of [idle, failed, canceled, { kind: 'succeeded' }] as const) {
      expect(nextAnalysis(state, { kind: 'started', run: 3, at: 5 })).toEqual(next);
    }
  });

  test('does not change if a run is started during another run', () => {
    expect(nextAnalysis(running, { kind: 'started', run: 3, at: 5 })).toBe(running);
  });

  test('follows the progress and the result of the current run', () => {
    expect(nextAnalysis(running, { kind: 'progressed', run: 2, progress })).toEqual({ ...running, progress });
    expect(nextAnalysis(running, { kind: 'succeeded', run: 2 })).toEqual({ kind: 'succeeded' });
    expect(nextAnalysis(running, { ...failed, run: 2 })).toEqual(failed);
  });

  test.each([
    { kind: 'progressed', run: 1, progress },
    { kind: 'succeeded', run: 1 },
    { kind: 'failed', run: 1, failure: { kind: 'interrupted' }, hasPrevious: false },
  ] as const)('does not change after a late event of an earlier run: $kind', (news) => {
    expect(nextAnalysis(running, news)).toBe(running);
    expect(nextAnalysis(idle, news)).toBe(idle);
  });

  test('can be canceled only during a run, and dismissed only after the end', () => {
    expect(nextAnalysis(running, canceled)).toEqual(canceled);
    expect(nextAnalysis(failed, canceled)).toBe(failed);
    expect(nextAnalysis(canceled, { kind: 'dismissed' })).toBe(idle);
    expect(nextAnalysis(failed, { kind: 'dismissed' })).toBe(idle);
    expect(nextAnalysis(running, { kind: 'dismissed' })).toBe(running);
  });
});
