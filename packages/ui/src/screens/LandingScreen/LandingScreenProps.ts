import type { ScreenChrome } from '../../features/PageFrame/ScreenChrome.ts';

export interface LandingScreenProps {
  readonly chrome: ScreenChrome;
  /** Opens a report that was exported as JSON; null: not yet. Without it the landing page does not offer to. */
  readonly onOpenReport?: ((file: File) => void) | null;
  /** Why the chosen file could not be opened. */
  readonly openReportProblem?: string | null;
}
