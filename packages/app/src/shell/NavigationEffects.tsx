import { SCREEN_HEADING_ID } from '@roi-insight/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useEndHiddenAnalysis } from './useEndHiddenAnalysis.ts';

/**
 * Adds the effects of a page load to the router. A new screen starts at its top, and a revisited screen at its last
 * position. Focus moves to the heading, so that screen readers announce the screen. An analysis ends when its screens
 * are left.
 */
export function NavigationEffects() {
  const { key, pathname } = useLocation();
  const type = useNavigationType();
  useEndHiddenAnalysis(pathname);
  const left = useRef(new Map<string, number>());
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    window.scrollTo(0, type === 'POP' ? (left.current.get(key) ?? window.scrollY) : 0);
    const remember = () => void left.current.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, type]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(SCREEN_HEADING_ID)?.focus({ preventScroll: true });
  }, [pathname]);

  return null;
}
