import type { FormScreenProps } from '@roi-insight/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import { useHost } from '../host/HostContext.tsx';
import { formState } from './formState.ts';
import { loadLoadingRoute, prefetch } from './lazyRoutes.ts';
import { valuesToStartWith } from './valuesToStartWith.ts';

type Submission = Pick<FormScreenProps, 'state' | 'onSubmit' | 'onDismissFailure' | 'initialValues' | 'initialOwn'>;

/** What the form starts with, where it leads, and what became of it. */
export function useSubmission(): Submission {
  const { store } = useHost();
  const [state, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [initialValues] = useState(() => valuesToStartWith(analysis.draft(), store));

  useEffect(() => {
    // Whoever comes back here while the request runs wants to change it.
    analysis.cancel();
    prefetch(loadLoadingRoute);
  }, [analysis]);

  return {
    state: formState(state),
    onSubmit: (values, own) => {
      analysis.start(values, own);
      void navigate('/loading');
    },
    onDismissFailure: analysis.dismiss,
    initialValues,
    initialOwn: analysis.own(),
  };
}
