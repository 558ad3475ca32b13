import type { CalendarDate, Economics, Plan, Progress } from '@roi-insight/contracts';
import type { PlanExport, PlanReport, SubmissionFailure } from '@roi-insight/report-text';
import type { ActualStarts } from '@roi-insight/roi-math';
import type { UsageDataValues } from '../../features/connect/UsageData/UsageDataValues.ts';
import type { DownloadState } from '../../features/dashboard/actions/DownloadState.ts';
import type { CopyText, ScreenChrome } from '../../features/shell/PageFrame/ScreenChrome.ts';
import type { TrackerValues } from '../../features/shell/tracker/TrackerValues.ts';

/** The inputs for a report on a plan. Everything else is in the plan. */
export interface PlanReportValues extends TrackerValues {
  /** Only teams that did not start as planned. */
  readonly starts: ActualStarts;
}

export type PlanReportState =
  /** No plan is open, for example after a reload. `problem` says why the last file could not be opened. */
  | { readonly kind: 'no-plan'; readonly problem: string | null }
  /** `failure` is the failure of the last request; `problem` is a sentence. The values are kept. */
  | {
      readonly kind: 'asking';
      readonly plan: Plan;
      readonly failure: SubmissionFailure | null;
      readonly problem: string | null;
    }
  /** `progress` is null before the first report of the server. Comparing the orders is the last step. */
  | {
      readonly kind: 'reading';
      readonly plan: Plan;
      readonly step: 'tickets' | 'orders';
      readonly progress: Progress | null;
      readonly elapsedMs: number;
    }
  /** The report is ready. Before the day on which the plan is read, it has no result. */
  | { readonly kind: 'made'; readonly report: PlanReport };

export type PlanReportFile = 'pdf' | PlanExport;

export interface PlanReportScreenProps {
  readonly chrome: ScreenChrome;
  readonly state: PlanReportState;
  /** The day of the report. */
  readonly today: CalendarDate;
  /** The initial values of the form. */
  readonly draft: PlanReportValues;
  /** The optional usage files; null if files cannot be read. */
  readonly usageData: UsageDataValues | null;
  /** The inputs of the amounts. */
  readonly economics: Economics;
  /** Called with valid inputs while the reader types. */
  readonly onEconomicsChange: (economics: Economics) => void;
  /** Called with chosen files, which should be opened. */
  readonly onOpen: (files: readonly File[]) => void;
  readonly onSubmit: (values: PlanReportValues) => void;
  readonly onDismissFailure: () => void;
  /** Stops reading and returns to the form. */
  readonly onCancel: () => void;
  /** Returns from the report to the form. */
  readonly onChangeInputs: () => void;
  readonly onCopy: CopyText;
  /** The progress of the last download. */
  readonly download: DownloadState;
  readonly onDownload: (file: PlanReportFile) => void;
}
