import { emptyDraft, type FormScreenProps, type FormState } from '@roi-insight/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import type { AnalysisState } from '../analysis/AnalysisState.ts';
import { useHost } from '../host/HostContext.tsx';
import { readForm } from '../form/submittedForm.ts';

type Submission = Pick<
  FormScreenProps,
  'state' | 'onSubmit' | 'onDismissFailure' | 'onKeepPrevious' | 'initialValues' | 'initialValuesBeforeSample'
>;

/**
 * The form's initial values (from a failed submission or an earlier visit), its submit handler and its state.
 * @param ready resolves when a submitted request may be sent
 */
export function useSubmission(ready: () => Promise<unknown> | undefined): Submission {
  const { store } = useHost();
  const [state, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [initialValues] = useState(() => analysis.draft() ?? { ...emptyDraft(), ...readForm(store) });

  return {
    state: formState(state),
    onSubmit: (values, valuesBeforeSample) => {
      analysis.start({ values, valuesBeforeSample, ready: ready() });
      void navigate('/loading');
    },
    onDismissFailure: analysis.dismiss,
    onKeepPrevious: () => {
      analysis.keepPrevious();
      void navigate('/dashboard');
    },
    initialValues,
    initialValuesBeforeSample: analysis.valuesBeforeSample(),
  };
}

/** Derives the state of the form from the state of the analysis. */
function formState(state: AnalysisState): FormState {
  if (state.kind === 'failed' || state.kind === 'canceled') return state;
  return { kind: state.kind === 'running' ? 'submitting' : 'idle' };
}
