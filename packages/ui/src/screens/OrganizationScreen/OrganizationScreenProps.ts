import type { OrganizationTeamRequest, Progress, SampleTracker, UsageFailure } from '@roi-insight/contracts';
import type { SubmissionFailure } from '@roi-insight/report-text';
import type { UsageDataValues } from '../../features/connect/UsageData/UsageDataValues.ts';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import type { TrackerValues } from '../../features/shell/tracker/TrackerValues.ts';

/** The table of teams, as far as it was understood. */
export type TeamTableState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly teams: readonly OrganizationTeamRequest[] }
  /** `count` is the number of problems; `failures` are only the first ones. */
  | { readonly kind: 'refused'; readonly failures: readonly UsageFailure[]; readonly count: number }
  /** The table was not read. `message` is a sentence. */
  | { readonly kind: 'failed'; readonly message: string }
  /** A chosen file is larger than this number of megabytes. */
  | { readonly kind: 'too-large'; readonly megabytes: number };

export type OrganizationState =
  /** `failure` is the failure of the last request. */
  | { readonly kind: 'asking'; readonly failure: SubmissionFailure | null; readonly isCanceled: boolean }
  /** `progress` is null before the first report of the server. */
  | {
      readonly kind: 'reading';
      readonly teams: number;
      readonly progress: Progress | null;
      readonly elapsedMs: number;
    };

export interface OrganizationScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: OrganizationState;
  /** The initial values of the form. */
  readonly draft: TrackerValues;
  /** The text of the table. */
  readonly text: string;
  readonly table: TeamTableState;
  /** Null if the server has no sample tracker. */
  readonly sample: SampleTracker | null;
  /** The optional usage files; null if files cannot be read. */
  readonly usageData: UsageDataValues | null;
  readonly onTextChange: (text: string) => void;
  /** A file with the table was chosen or dropped. */
  readonly onFile: (file: File) => void;
  /** Called with every change of the tracker, valid or not, so that typed values can be restored. */
  readonly onKeep: (values: TrackerValues) => void;
  /** Called with valid values only. */
  readonly onSubmit: (values: TrackerValues) => void;
  readonly onDismissFailure: () => void;
  /** Stops reading and returns to the form. */
  readonly onCancel: () => void;
  /** Shows the last report; null if there is none. */
  readonly onShowReport: (() => void) | null;
  readonly onCopy: CopyText;
}
