import { type DashboardState, SCREEN_HEADING_ID } from '@roi-insight/ui';
import { useEffect, useRef } from 'react';

/**
 * When the report arrives, moves focus to its heading, so that screen readers announce the report. The heading of the
 * loading state, which had the focus, has disappeared. If the reader has moved the focus meanwhile, the focus stays
 * where it is.
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
