import type { ScopeChoice } from '@roi-insight/contracts';
import type { ScreenChrome } from '../../shell/PageFrame/ScreenChrome.ts';
import type { ScopeState } from '../methodology/ScopePanel/ScopePanel.tsx';
import type { DownloadState } from './DownloadState.ts';

/** What a report offers besides reading it: all that needs a tracker, another screen, or code that has to be fetched. */
export interface ReportActions {
  readonly chrome: ScreenChrome;
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
}
