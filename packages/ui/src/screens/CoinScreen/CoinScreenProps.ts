import type { CoinPlan, Progress, SampleTracker } from '@roi-insight/contracts';
import type { CoinOutline, SubmissionFailure } from '@roi-insight/report-text';
import type { CoinRefusal } from '@roi-insight/roi-math';
import type { CoinFileKind } from '../../features/coin/parts/CoinDownloads.tsx';
import type { CoinFormValues } from '../../features/coin/parts/coinFormSchema.ts';
import type { IssueState } from '../../features/plan/parts/Registration.tsx';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

/** The steps from a project to a coin plan. */
export type CoinState =
  /** `values` are what was typed before; `failure` says why the project could not be read. */
  | { readonly kind: 'form'; readonly values: CoinFormValues | null; readonly failure: SubmissionFailure | null }
  | { readonly kind: 'reading'; readonly progress: Progress | null }
  /** `share` of the replays that were made, 0–1. */
  | { readonly kind: 'forecasting'; readonly share: number }
  | { readonly kind: 'refused'; readonly refusal: CoinRefusal }
  | {
      readonly kind: 'planned';
      readonly outline: CoinOutline;
      readonly isSizeUsed: boolean;
      readonly isSample: boolean;
    }
  | {
      readonly kind: 'made';
      readonly plan: CoinPlan;
      readonly issue: IssueState;
      readonly saved: readonly CoinFileKind[];
      readonly isSample: boolean;
    };

export interface CoinScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: CoinState;
  /** The day on which the plan is made. */
  readonly today: Date;
  /** Null if the server has no sample tracker. */
  readonly sample: SampleTracker | null;
  /** Called with valid values only. */
  readonly onSubmit: (values: CoinFormValues) => void;
  /** Keeps what was typed, valid or not. */
  readonly onKeep: (values: CoinFormValues) => void;
  /** Stops reading, or the forecast. */
  readonly onCancel: () => void;
  /** Another length was chosen, in weeks. */
  readonly onWeeksChange: (weeks: number) => void;
  /** Makes the plan and its secret. */
  readonly onMake: () => void;
  /** Looks up the issue that shows when the plan was made. */
  readonly onCheckIssue: (key: string) => void;
  readonly onDownload: (file: CoinFileKind) => void;
  /** To the form. */
  readonly onBack: () => void;
  /** To the page that shows the coins of tickets. */
  readonly onCoins: () => void;
  /** To the page for several teams. */
  readonly onSeveralTeams: () => void;
  readonly onCopy: CopyText;
}
