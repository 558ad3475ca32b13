import type { FormState } from '@roi-insight/ui';
import type { AnalysisState } from '../analysis/AnalysisState.ts';

/** What the analysis means for the form. */
export function formState(state: AnalysisState): FormState {
  if (state.kind === 'failed') return state;
  return { kind: state.kind === 'running' ? 'submitting' : 'idle' };
}
