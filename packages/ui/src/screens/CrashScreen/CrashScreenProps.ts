import type { CopyText } from '../../features/PageFrame/ScreenChrome.ts';

export interface CrashScreenProps {
  /** What broke, for whoever repairs it: the error's message and stack. Never holds the token. */
  readonly details: string;
  /** Address of the start page; opened by a full page load, since the router may be what broke. */
  readonly homeHref: string;
  readonly onReload: () => void;
  readonly onCopy: CopyText;
}
