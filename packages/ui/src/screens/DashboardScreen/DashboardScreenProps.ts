import type { Economics, Progress, Report } from '@roi-insight/contracts';
import type { ExportKind, SectionName, SpendReading } from '@roi-insight/report-text';
import type { ExportState } from '../../features/dashboard/actions/DownloadState.ts';
import type { ReportActions } from '../../features/dashboard/actions/ReportActions.ts';
import type { ReportNaming } from '../../features/dashboard/names/ReportNaming.ts';
import type { SectionId } from '../../features/dashboard/shared/SectionLink/SectionVisit.ts';

export type DashboardState =
  /** The request has been running for `elapsedMs`. `progress` is null until the server reports it. */
  | { readonly kind: 'loading'; readonly progress: Progress | null; readonly elapsedMs?: number }
  /** There is no report. `message` gives the reason, `hint` a possible cause. */
  | { readonly kind: 'failed'; readonly message: string; readonly hint?: string }
  /**
   * `jiraUrl` is the URL that the form stored; null if none is stored. `hasTickets` says whether tickets can be
   * exported, for a host that stores them separately from the report.
   */
  | {
      readonly kind: 'ready';
      readonly report: Report;
      readonly jiraUrl: string | null;
      readonly hasTickets?: boolean | undefined;
    };

export interface DashboardScreenProps extends ReportActions, ReportNaming {
  readonly state: DashboardState;
  /** The section to open, from the URL of a link that was opened in a new tab; null for the top. */
  readonly initialSection?: SectionId | null;
  /** A notice about this report, for example that the browser could not store it. */
  readonly notice?: string | null;
  /** The inputs of the net value that are not in the report. */
  readonly economics: Economics;
  /** Saves the recalculated report and the economics. Only called with a finite cost above 0, in dollars per year. */
  readonly onRecalculate: (engineerAnnualCost: number, economics: Economics) => void;
  /** Saves other inputs of the net value, with the same engineer cost. */
  readonly onEconomicsChange: (economics: Economics) => void;
  /** Reads a file of monthly spend. Never rejects. */
  readonly onReadSpend: (file: File) => Promise<SpendReading>;
  /** The rows of the report that are open initially. */
  readonly initialOpenRows?: readonly SectionName[];
  /** The reader opened or closed a row. */
  readonly onOpenRowsChange?: (openRows: readonly SectionName[]) => void;
  readonly exported: ExportState;
  readonly onExport: (kind: ExportKind) => void;
  /** Target of the 'Contact Sales' link. */
  readonly contactHref: string;
  /** Aborts the running request and returns to the form. */
  readonly onCancelAnalysis: () => void;
}
