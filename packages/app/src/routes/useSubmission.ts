import {
  type ConnectFormValues,
  emptyDraft,
  type FormScreenProps,
  type FormState,
  localMidnight,
} from '@roi-insight/ui';
import { toCalendarDate } from '@roi-insight/report-text';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import type { AnalysisState } from '../analysis/AnalysisState.ts';
import { useHost } from '../host/HostContext.tsx';
import { readForm } from '../storage/readForm.ts';
import type { SessionStore } from '../storage/sessionStore.ts';

type Submission = Pick<
  FormScreenProps,
  'state' | 'onSubmit' | 'onDismissFailure' | 'initialValues' | 'initialValuesBeforeSample'
>;

/** The form's initial values, submit handler and state. */
export function useSubmission(): Submission {
  const { store } = useHost();
  const [state, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [initialValues] = useState(() => initialValuesOf(analysis.draft(), store));

  // A user who goes back to the form during a request wants to change it.
  useEffect(() => analysis.cancel(), [analysis]);

  return {
    state: formState(state),
    onSubmit: (values, valuesBeforeSample) => {
      analysis.start({ values, adoptionDate: toCalendarDate(values.launchDate), valuesBeforeSample });
      void navigate('/loading');
    },
    onDismissFailure: analysis.dismiss,
    initialValues,
    initialValuesBeforeSample: analysis.valuesBeforeSample(),
  };
}

/** Derives the state of the form from that of the analysis. */
function formState(state: AnalysisState): FormState {
  if (state.kind === 'failed') return state;
  return { kind: state.kind === 'running' ? 'submitting' : 'idle' };
}

/** The initial values of the form: those of a failed submission, or those that an earlier visit stored, without a token. */
function initialValuesOf(draft: ConnectFormValues | null, store: SessionStore): ConnectFormValues {
  if (draft !== null) return draft;
  const { email, jiraUrl, projectName, adoptionDate, comparison } = readForm(store);
  return {
    ...emptyDraft(),
    ...(email !== null && { email }),
    ...(jiraUrl !== null && { jiraUrl }),
    ...(projectName !== null && { projectName }),
    ...(adoptionDate !== null && { launchDate: localMidnight(adoptionDate) }),
    comparison,
  };
}
