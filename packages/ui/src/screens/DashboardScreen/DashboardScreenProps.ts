import type { Economics, Progress, Report, ScopeChoice } from '@roi-insight/contracts';
import type { ExportKind, SpendReading } from '@roi-insight/report-text';
import type { ReactNode } from 'react';
import type { DownloadState } from '../../features/dashboard/actions/DownloadState.ts';
import type { ScopeState } from '../../features/dashboard/methodology/ScopePanel/ScopePanel.tsx';

/** What the dashboard has to show. */
export type DashboardState =
  /** The request still runs; `progress` is null until the server says something. */
  | { readonly kind: 'loading'; readonly progress: Progress | null }
  /** Nothing can be shown; `message` says why. */
  | { readonly kind: 'failed'; readonly message: string }
  /** `jiraUrl` as the form stored it; null when nothing is stored. */
  | { readonly kind: 'ready'; readonly report: Report; readonly jiraUrl: string | null };

export interface DashboardScreenProps {
  readonly state: DashboardState;
  /** Something the reader should know about this report, such as that the browser could not keep it. */
  readonly notice?: string | null;
  /** Inputs of the net value besides the report. */
  readonly economics: Economics;
  /** Saves the recalculated report and the economics. Only called with a finite cost above 0, in dollars a year. */
  readonly onRecalculate: (engineerAnnualCost: number, economics: Economics) => void;
  /** Reads a file of monthly spend. Never rejects. */
  readonly onReadSpend: (file: File) => Promise<SpendReading>;
  /** What can be chosen for another analysis. */
  readonly scope: ScopeState;
  /** Analyzes the same project again, with another choice. */
  readonly onAnalyzeAgain: (choice: ScopeChoice) => void;
  readonly pdf: DownloadState;
  readonly onDownloadPdf: () => void;
  readonly onCancelPdf: () => void;
  readonly fullReport: DownloadState;
  readonly onDownloadFullReport: () => void;
  readonly onCancelFullReport: () => void;
  readonly exported: DownloadState;
  readonly onExport: (kind: ExportKind) => void;
  /** Where 'Contact Sales' leads. */
  readonly contactHref: string;
  /** Leads from a failed dashboard back to the form. */
  readonly onStartOver: () => void;
  /** Shown at the end of the top bar: the theme toggle. */
  readonly topBarEnd?: ReactNode;
}
