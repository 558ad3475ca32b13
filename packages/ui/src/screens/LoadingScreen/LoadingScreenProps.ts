import type { Progress } from '@roi-insight/contracts';
import type { ScreenChrome } from '../../features/PageFrame/ScreenChrome.ts';

export interface LoadingScreenProps {
  readonly chrome: ScreenChrome;
  /** Milliseconds since the submission. The host's clock drives the bar and the message; the screen has none. */
  readonly elapsedMs: number;
  /** What the server last reported; null: nothing yet. */
  readonly progress: Progress | null;
  /** Aborts the request and leads back to the form. */
  readonly onCancel: () => void;
}
