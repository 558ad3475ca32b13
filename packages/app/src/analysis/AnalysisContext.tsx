import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Analysis } from './createAnalysis.ts';
import type { AnalysisState } from './AnalysisState.ts';

const Context = createContext<Analysis | null>(null);

/** Stands above the router, so that the request survives every screen. */
export function AnalysisProvider({
  analysis,
  children,
}: {
  readonly analysis: Analysis;
  readonly children: ReactNode;
}) {
  return <Context value={analysis}>{children}</Context>;
}

/** The analysis, and where it stands. */
export function useAnalysis(): readonly [state: AnalysisState, analysis: Analysis] {
  const analysis = useContext(Context);
  if (analysis === null) throw new Error('useAnalysis needs an AnalysisProvider above it');
  return [useSyncExternalStore(analysis.subscribe, analysis.state), analysis];
}
