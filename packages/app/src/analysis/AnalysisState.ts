import type { Progress } from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/report-text';

/** The state of the page's only analysis. */
export type AnalysisState =
  | { readonly kind: 'idle' }
  /** `run` identifies the request, because the response to an earlier request may still arrive. `startedAt` is in epoch milliseconds. */
  | {
      readonly kind: 'running';
      readonly run: number;
      readonly startedAt: number;
      readonly progress: Progress | null;
    }
  /** The response is stored. */
  | { readonly kind: 'succeeded' }
  /** `hasPrevious` says whether the report before this run can be restored. */
  | { readonly kind: 'failed'; readonly failure: SubmissionFailure; readonly hasPrevious: boolean }
  /** The user left the screens of the analysis. `hasPrevious` says whether the report before this run was restored. */
  | { readonly kind: 'canceled'; readonly hasPrevious: boolean };

export type AnalysisEvent =
  | { readonly kind: 'started'; readonly run: number; readonly at: number }
  | { readonly kind: 'progressed'; readonly run: number; readonly progress: Progress }
  | { readonly kind: 'succeeded'; readonly run: number }
  | {
      readonly kind: 'failed';
      readonly run: number;
      readonly failure: SubmissionFailure;
      readonly hasPrevious: boolean;
    }
  | { readonly kind: 'canceled'; readonly hasPrevious: boolean }
  | { readonly kind: 'dismissed' };

export const idle: AnalysisState = { kind: 'idle' };

/** The next state. Ignores an event that does not fit: a second start during a run, or an event that belongs to another run. */
export function nextAnalysis(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.kind) {
    case 'started':
      return state.kind === 'running'
        ? state
        : { kind: 'running', run: event.run, startedAt: event.at, progress: null };
    case 'canceled':
      return state.kind === 'running' ? event : state;
    case 'dismissed':
      return state.kind === 'failed' || state.kind === 'canceled' ? idle : state;
    default:
      return state.kind === 'running' && state.run === event.run ? applyRunEvent(state, event) : state;
  }
}

type Running = Extract<AnalysisState, { kind: 'running' }>;
type News = Extract<AnalysisEvent, { kind: 'progressed' | 'succeeded' | 'failed' }>;

function applyRunEvent(state: Running, news: News): AnalysisState {
  switch (news.kind) {
    case 'progressed':
      return { ...state, progress: news.progress };
    case 'succeeded':
      return { kind: 'succeeded' };
    case 'failed':
      return { kind: 'failed', failure: news.failure, hasPrevious: news.hasPrevious };
  }
}
