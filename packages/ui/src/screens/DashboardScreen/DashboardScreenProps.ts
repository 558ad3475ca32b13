import type { Economics, Progress, Report } from '@roi-insight/contracts';
import type { ExportKind, SpendReading } from '@roi-insight/report-text';
import type { ExportState } from '../../features/dashboard/actions/DownloadState.ts';
import type { ReportActions } from '../../features/dashboard/actions/ReportActions.ts';
import type { SectionId } from '../../features/dashboard/shared/SectionLink/SectionVisit.ts';

/** What the dashboard has to show. */
export type DashboardState =
  /** The request still runs; `progress` is null until the server says something. */
  | { readonly kind: 'loading'; readonly progress: Progress | null }
  /** Nothing can be shown; `message` says why, `hint` what may have led to it. */
  | { readonly kind: 'failed'; readonly message: string; readonly hint?: string }
  /** `jiraUrl` as the form stored it; null when nothing is stored. */
  | { readonly kind: 'ready'; readonly report: Report; readonly jiraUrl: string | null };

export interface DashboardScreenProps extends ReportActions {
  readonly state: DashboardState;
  /** The section that the report opens at, as a link that was opened in a new tab names it; null for its beginning. */
  readonly initialSection?: SectionId | null;
  /** Something the reader should know about this report, such as that the browser could not keep it. */
  readonly notice?: string | null;
  /** Inputs of the net value besides the report. */
  readonly economics: Economics;
  /** Saves the recalculated report and the economics. Only called with a finite cost above 0, in dollars a year. */
  readonly onRecalculate: (engineerAnnualCost: number, economics: Economics) => void;
  /** Reads a file of monthly spend. Never rejects. */
  readonly onReadSpend: (file: File) => Promise<SpendReading>;
  readonly exported: ExportState;
  readonly onExport: (kind: ExportKind) => void;
  /** Where 'Contact Sales' leads. */
  readonly contactHref: string;
  /** Aborts the request that still runs and leads back to the form. */
  readonly onCancelAnalysis: () => void;
}
