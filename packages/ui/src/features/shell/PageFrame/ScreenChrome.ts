import type { ReactNode } from 'react';
import type { ThemeChoice } from '../ThemeToggle/ThemeToggle.tsx';

/** The addresses of the product, without the base path of a deployment. */
export type AppPath =
  | '/'
  | '/form'
  | '/loading'
  | '/dashboard'
  | '/history'
  | '/plan'
  | '/plan/report'
  | '/organization';

/** The host's props for the header of every screen. */
export interface ScreenChrome {
  /** Returns the `href` of an address, with the base path. */
  readonly hrefOf: (path: AppPath) => string;
  /** Called instead of the browser's own navigation on a plain click. */
  readonly onNavigate: (path: AppPath) => void;
  readonly theme: ThemeChoice;
  readonly onThemeChange: (theme: ThemeChoice) => void;
  /** Shown above the header, such as the ribbon of a demo. */
  readonly banner?: ReactNode;
}

/** Puts text on the clipboard; rejects if the browser refuses. */
export type CopyText = (text: string) => Promise<void>;

/** The `id` of every screen's h1, which takes focus (`tabIndex` −1) after a navigation. */
export const SCREEN_HEADING_ID = 'screen-heading';
