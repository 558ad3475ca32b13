import type { CalendarDate, Report, ScopeChoice } from '@roi-insight/contracts';
import type { ComponentType } from 'react';
import type { LazyModule } from '../../../primitives/lazyModule/lazyModule.ts';
import type { ScreenChrome } from '../../shell/PageFrame/ScreenChrome.ts';
import type { ScopeState } from '../methodology/ScopePanel/ScopePanel.tsx';
import type { DownloadState } from './DownloadState.ts';

/** The actions of a report that need a tracker, another screen, or code that is loaded on demand. */
export interface ReportActions {
  readonly chrome: ScreenChrome;
  /** The choices for another analysis. */
  readonly scope: ScopeState;
  /** Analyzes the same project again with another scope or calendar. */
  readonly onAnalyzeAgain: (choice: ScopeChoice) => void;
  /** Analyzes the same project again with another adoption date; absent if that is not possible. */
  readonly onAnalyzeFrom?: ((adopted: CalendarDate) => void) | undefined;
  /** Chooses usage files and analyzes the same project again with them; absent if files cannot be read here. */
  readonly usageFiles?: LazyModule<ComponentType<{ readonly report: Report }>> | undefined;
  readonly pdf: DownloadState;
  readonly onDownloadPdf: () => void;
  readonly onCancelPdf: () => void;
  readonly fullReport: DownloadState;
  readonly onDownloadFullReport: () => void;
  readonly onCancelFullReport: () => void;
}
