import { useEffect, useEffectEvent } from 'react';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';

/** The screens that show a running analysis. */
const SHOWS_ANALYSIS: ReadonlySet<string> = new Set(['/loading', '/dashboard']);

/**
 * Cancels a running analysis if no screen shows it.
 * @param shown path of the screen that is shown; while another screen is being fetched, this is still the path of the
 * previous screen
 */
export function useEndHiddenAnalysis(shown: string): void {
  const [, analysis] = useAnalysis();
  useEffect(() => {
    if (!SHOWS_ANALYSIS.has(shown)) analysis.cancel();
  }, [analysis, shown]);
  // Handles going back while the loading screen is still being fetched, because the screen does not change then.
  const leave = useEffectEvent(() => {
    if (!SHOWS_ANALYSIS.has(shown)) analysis.cancel();
  });
  useEffect(() => {
    window.addEventListener('popstate', leave);
    return () => window.removeEventListener('popstate', leave);
  }, []);
}
