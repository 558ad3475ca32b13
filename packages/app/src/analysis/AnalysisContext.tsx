import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from '../host/createStore.ts';
import type { AnalysisController } from './createAnalysisController.ts';
import type { AnalysisState } from './AnalysisState.ts';

const Context = createContext<AnalysisController | null>(null);

/** Provides the analysis above the router, so that the request outlives the screens. */
export function AnalysisProvider({
  analysis,
  children,
}: {
  readonly analysis: AnalysisController;
  readonly children: ReactNode;
}) {
  return <Context value={analysis}>{children}</Context>;
}

/** The state of the analysis, and its controller. */
export function useAnalysis(): readonly [state: AnalysisState, analysis: AnalysisController] {
  const analysis = useContext(Context);
  if (analysis === null) throw new Error('useAnalysis needs an AnalysisProvider above it');
  return [useStore({ subscribe: analysis.subscribe, get: analysis.state }), analysis];
}
