import { type DashboardState, SCREEN_HEADING_ID } from '@roi-insight/ui';
import { useEffect, useRef } from 'react';

/**
 * Moves the focus to the heading of what the dashboard has been waiting for, so that a screen reader says that it is
 * there: the heading that had it went away with the waiting. A focus that the reader has moved meanwhile stays where it is.
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
