import { DASHBOARD_DATA_KEY } from '@roi-insight/contracts';
import { FormScreen } from '@roi-insight/ui';
import { useHost } from '../host/HostContext.tsx';
import { useChrome } from '../shell/useChrome.ts';
import { useTitle } from '../shell/useTitle.ts';
import { useSampleTracker } from './useSampleTracker.ts';
import { useScopeNote } from './useScopeNote.ts';
import { useSubmission } from './useSubmission.ts';

const NOT_KEPT = 'This browser does not let the page keep data: the report will be gone after a reload.';

export function FormRoute() {
  useTitle('Connect Your Data Sources');
  const { store, now } = useHost();
  const chrome = useChrome();
  const submission = useSubmission();
  const sample = useSampleTracker();
  const scopeNote = useScopeNote();
  return (
    <FormScreen
      {...submission}
      chrome={chrome}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      today={new Date(now())}
      sample={sample}
      scopeNote={scopeNote}
      notice={store.isKept(DASHBOARD_DATA_KEY) ? null : NOT_KEPT}
    />
  );
}
