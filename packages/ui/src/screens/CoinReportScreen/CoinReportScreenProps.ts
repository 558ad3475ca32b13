import type { CoinPlan, CoinReading, Progress } from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/report-text';
import type { CoinResult } from '@roi-insight/roi-math';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';

/** What is asked for the report on a coin plan, beside its secret. */
export interface CoinReportValues {
  readonly jiraUrl: string;
  readonly email: string;
  readonly apiKey: string;
}

export type CoinReportState =
  /** `problem` says why the last secret could not be used; `failure` why the last attempt to read ended. */
  | {
      readonly kind: 'asking';
      readonly plan: CoinPlan;
      readonly hasSecret: boolean;
      readonly problem: string | null;
      readonly failure: SubmissionFailure | null;
    }
  | {
      readonly kind: 'reading';
      readonly plan: CoinPlan;
      readonly progress: Progress | null;
      readonly elapsedMs: number;
    }
  | {
      readonly kind: 'made';
      readonly plan: CoinPlan;
      readonly reading: CoinReading;
      readonly result: CoinResult;
    };

export interface CoinReportScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: CoinReportState;
  /** What the form starts with. */
  readonly draft: CoinReportValues;
  /** A secret file was chosen. */
  readonly onSecret: (files: readonly File[]) => void;
  readonly onSubmit: (values: CoinReportValues) => void;
  readonly onDismissFailure: () => void;
  /** Stops reading and returns to the form. */
  readonly onCancel: () => void;
  /** Returns from the report to the form. */
  readonly onChangeInputs: () => void;
  /** Saves plan, reading and result as JSON. */
  readonly onDownload: () => void;
  readonly onCopy: CopyText;
}
