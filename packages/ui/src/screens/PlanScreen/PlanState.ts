import type { Plan, Progress } from '@roi-insight/contracts';
import type { PlanOutline, SubmissionFailure } from '@roi-insight/report-text';
import type { PlanRefusal, Remedy } from '@roi-insight/roi-math';
import type { PlanFileState } from '../../features/plan/parts/PlanDownloads.tsx';
import type { PlanFormValues } from '../../features/plan/PlanForm/planFormSchema.ts';
import type { IssueState } from '../../features/plan/parts/Registration.tsx';
import type { PlanTeam } from '../../features/plan/parts/TeamRoles.tsx';

/** The state of the forecast for a plan. */
export type ForecastState =
  /** `share` is the finished share of the replays, 0–1. */
  | { readonly kind: 'running'; readonly share: number }
  /** The reader has canceled the forecast. */
  | { readonly kind: 'stopped' }
  /** `message` is a sentence. */
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'ready'; readonly remedies: readonly Remedy[] };

/** The steps from the teams to a drawn order. */
export type PlanState =
  /** `values` were typed before; `failure` says why the teams could not be read. */
  | { readonly kind: 'form'; readonly values: PlanFormValues | null; readonly failure: SubmissionFailure | null }
  /** `teams` is the number of teams to read. */
  | { readonly kind: 'reading'; readonly teams: number; readonly progress: Progress | null }
  | {
      readonly kind: 'planned';
      readonly outline: PlanOutline;
      /** The teams that can be measured, each with its role. */
      readonly teams: readonly PlanTeam[];
      readonly refusal: PlanRefusal | null;
      readonly forecast: ForecastState;
      readonly isSample: boolean;
    }
  | {
      readonly kind: 'registering';
      readonly outline: PlanOutline;
      readonly hash: string;
      readonly issue: IssueState;
      readonly issueKey: string;
      readonly isSample: boolean;
    }
  /** `isNew` says whether the order has just been drawn. */
  | {
      readonly kind: 'drawn';
      readonly plan: Plan;
      readonly isNew: boolean;
      readonly file: PlanFileState;
      readonly isSample: boolean;
    };
