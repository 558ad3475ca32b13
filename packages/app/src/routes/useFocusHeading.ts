import { type DashboardState, SCREEN_HEADING_ID } from '@roi-insight/ui';
import { useEffect, useRef } from 'react';

/**
 * Moves focus to the heading of the report when it arrives, so that screen readers announce it, because the focused heading of the loading state has
 * disappeared. If the reader has moved the focus meanwhile, the focus stays where it is.
 */
export function useFocusHeading(kind: DashboardState['kind']): void {
  const before = useRef(kind);
  useEffect(() => {
    const hasWaited = before.current === 'loading' && kind !== 'loading';
    before.current = kind;
    if (!hasWaited || document.activeElement !== document.body) return;
    document.getElementById(SCREEN_HEADING_ID)?.focus({ preventScroll: true });
  }, [kind]);
}
