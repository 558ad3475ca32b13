import { useEffect, useRef } from 'react';
import { SCREEN_HEADING_ID } from '../features/shell/PageFrame/ScreenChrome.ts';

/** Moves focus to the heading of each new step, as for a new page. */
export function useHeadingOfStep(kind: string): void {
  const shown = useRef(kind);
  useEffect(() => {
    if (shown.current === kind) return;
    shown.current = kind;
    window.scrollTo(0, 0);
    document.getElementById(SCREEN_HEADING_ID)?.focus({ preventScroll: true });
  }, [kind]);
}
