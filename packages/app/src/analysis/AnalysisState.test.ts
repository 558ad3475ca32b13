import { describe, expect, test } from 'vitest';
import { type AnalysisState, idle, nextAnalysis } from './AnalysisState.ts';

const running: AnalysisState = { kind: 'running', run: 2, startedAt: 1000, progress: null };
const failed: AnalysisState = { kind: 'failed', failure: { kind: 'interrupted' }, hasPrevious: true };
const canceled: AnalysisState = { kind: 'canceled', hasPrevious: false };
const progress = { stage: 'reading', done: 3, total: 9 } as const;

describe('nextAnalysis', () => {
  test('starting runs the analysis', () => {
    const next = { kind: 'running', run: 3, startedAt: 5, progress: null };
    for (const state of [idle, failed, canceled, { kind: 'succeeded' }] as const) {
      expect(nextAnalysis(state, { kind: 'started', run: 3, at: 5 })).toEqual(next);
    }
  });

  test('a second start during a run changes nothing', () => {
    expect(nextAnalysis(running, { kind: 'started', run: 3, at: 5 })).toBe(running);
  });

  test('applies progress and results of the current run', () => {
    expect(nextAnalysis(running, { kind: 'progressed', run: 2, progress })).toEqual({ ...running, progress });
    expect(nextAnalysis(running, { kind: 'succeeded', run: 2 })).toEqual({ kind: 'succeeded' });
    expect(nextAnalysis(running, { ...failed, run: 2 })).toEqual(failed);
  });

  test.each([
    { kind: 'progressed', run: 1, progress },
    { kind: 'succeeded', run: 1 },
    { kind: 'failed', run: 1, failure: { kind: 'interrupted' }, hasPrevious: false },
  ] as const)('late events of an earlier run change nothing: $kind', (news) => {
    expect(nextAnalysis(running, news)).toBe(running);
    expect(nextAnalysis(idle, news)).toBe(idle);
  });

  test('canceling affects only a running analysis, and dismissing affects only an analysis that has ended', () => {
    expect(nextAnalysis(running, canceled)).toEqual(canceled);
    expect(nextAnalysis(failed, canceled)).toBe(failed);
    expect(nextAnalysis(canceled, { kind: 'dismissed' })).toBe(idle);
    expect(nextAnalysis(failed, { kind: 'dismissed' })).toBe(idle);
    expect(nextAnalysis(running, { kind: 'dismissed' })).toBe(running);
  });
});
