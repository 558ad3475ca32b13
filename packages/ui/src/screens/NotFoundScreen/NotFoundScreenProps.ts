import type { ScreenChrome } from '../../features/PageFrame/ScreenChrome.ts';

export interface NotFoundScreenProps {
  readonly chrome: ScreenChrome;
  /** The address that led here. */
  readonly path: string;
}
