import { OrganizationScreen, type OrganizationState } from '@roi-insight/ui';
import { useStore } from '../../host/createStore.ts';
import type { Organization } from '../../organization/createOrganization.ts';
import { useChrome } from '../../shell/useChrome.ts';
import { useElapsed } from '../useElapsed.ts';
import { useSampleTracker } from '../useSampleTracker.ts';
import { useUsageFiles } from '../useUsageFiles.ts';

/** An hour: reading an organization never takes longer. */
const LAST_MS = 3_600_000;

interface OrganizationFormProps {
  readonly organization: Organization;
  readonly state: OrganizationState;
}

/** The form for a report on an organization, and the progress of reading. */
export function OrganizationForm({ organization, state }: OrganizationFormProps) {
  const { startedAt, draft, text, table } = useStore(organization);
  const elapsedMs = useElapsed(startedAt, state.kind === 'reading' ? LAST_MS : 0, 500);
  const { usageData, filledIn } = useUsageFiles('files');
  return (
    <OrganizationScreen
      chrome={useChrome()}
      state={state.kind === 'reading' ? { ...state, elapsedMs } : state}
      draft={draft}
      text={text}
      table={table}
      sample={useSampleTracker()}
      usageData={usageData}
      onTextChange={organization.type}
      onFile={organization.choose}
      onKeep={organization.keep}
      onSubmit={(values) => organization.submit(values, filledIn())}
      onDismissFailure={organization.dismissFailure}
      onCancel={organization.cancel}
      onShowReport={organization.hasReport() ? organization.showReport : null}
      onCopy={(copied) => navigator.clipboard.writeText(copied)}
    />
  );
}
