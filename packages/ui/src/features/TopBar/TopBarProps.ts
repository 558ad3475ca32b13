import type { ReactNode } from 'react';
import type { DownloadState } from '../../screens/DashboardScreen/DashboardScreenProps.ts';

export interface TopBarProps {
  readonly pdf: DownloadState;
  readonly onDownloadPdf: () => void;
  /** There is no report to take along yet. */
  readonly disabled?: boolean;
  /** Stops the file that is being made. */
  readonly onCancelPdf?: () => void;
  /** The 'Export' menu. */
  readonly exportMenu?: ReactNode;
  /** Stands at the far end: the theme toggle. */
  readonly end?: ReactNode;
}
