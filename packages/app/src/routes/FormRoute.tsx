import type { ConnectFormValues } from '@roi-insight/contracts';
import { FormScreen, type FormState } from '@roi-insight/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAnalysis } from '../analysis/AnalysisContext.tsx';
import type { AnalysisState } from '../analysis/AnalysisState.ts';
import { toCalendarDate } from '../calendar.ts';
import { useHost } from '../host/HostContext.tsx';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { valuesToStartWith } from './valuesToStartWith.ts';
import { useSampleTracker } from './useSampleTracker.ts';
import { loadLoadingRoute } from './lazyRoutes.ts';

const NOT_KEPT = 'This browser does not let the page keep data: the report will be gone after a reload.';

export function FormRoute() {
  useTitle('Connect Your Data Sources');
  const { store, now } = useHost();
  const [state, analysis] = useAnalysis();
  const navigate = useNavigate();
  const [initialValues] = useState(() => valuesToStartWith(analysis.draft(), store));
  const sample = useSampleTracker();

  useEffect(() => {
    // Whoever comes back here while the request runs wants to change it.
    analysis.cancel();
    void loadLoadingRoute();
  }, [analysis]);

  const submit = (values: ConnectFormValues) => {
    analysis.start(values);
    void navigate('/loading');
  };

  return (
    <FormScreen
      chrome={useChrome()}
      state={formState(state)}
      onSubmit={submit}
      onDismissFailure={analysis.dismiss}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      today={toCalendarDate(new Date(now()))}
      initialValues={initialValues}
      sample={sample}
      notice={store.isKept() ? null : NOT_KEPT}
    />
  );
}

function formState(state: AnalysisState): FormState {
  if (state.kind === 'failed') return state;
  return { kind: state.kind === 'running' ? 'submitting' : 'idle' };
}
