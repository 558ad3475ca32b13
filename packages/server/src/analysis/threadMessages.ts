import type { FetchJiraRequest, Progress, Report } from '@roi-insight/contracts';
import type { FailureData } from '../failure.ts';
import type { AnalysisStats } from './runner.ts';

/** What a thread is told. */
export type ToThread =
  | { readonly kind: 'start'; readonly id: number; readonly request: FetchJiraRequest }
  | { readonly kind: 'abort'; readonly id: number; readonly failure: FailureData };

/** How an analysis in a thread ended. */
export type Ending =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'failure'; readonly failure: FailureData }
  | { readonly kind: 'error'; readonly error: unknown };

/** What a thread tells. */
export type FromThread =
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'end'; readonly id: number; readonly ending: Ending; readonly stats: AnalysisStats };
