import { organizationTexts, partFailedText } from '@roi-insight/report-text';
import { lazyModule, ReportDropZone, useLazyModule } from '@roi-insight/ui';
import { OpeningReport } from '../../files/OpeningReport.tsx';
import { useOpenReport } from '../../files/useOpenReport.ts';
import { useStore } from '../../host/createStore.ts';
import { HostProvider, useHost } from '../../host/HostContext.tsx';
import { organizationOf } from '../../organization/organizationOf.ts';
import { useChrome } from '../../shell/useChrome.ts';
import { useTitle } from '../../shell/useTitle.ts';
import { OrganizationForm } from './OrganizationForm.tsx';

/** The form does not need the code of the report. */
const lazyReport = lazyModule(
  async () => (await import('../../organization/OrganizationReport.tsx')).OrganizationReport,
);

export function OrganizationRoute() {
  useTitle(organizationTexts.title);
  const { host, organization } = organizationOf(useHost());
  const { state } = useStore(organization);
  const { open, reading, problem, dismissProblem } = useOpenReport();
  const report = useLazyModule(lazyReport, state.kind !== 'asking');
  const chrome = useChrome();
  // The crash boundary reloads the page, which still has its report.
  if (state.kind === 'made' && report.kind === 'failed') throw new Error(partFailedText);
  const { hrefOf, onNavigate } = chrome;
  return (
    <HostProvider host={host}>
      <ReportDropZone onOpenReports={open} problem={problem} onDismissProblem={dismissProblem}>
        {state.kind !== 'made' && <OrganizationForm organization={organization} state={state} />}
        {state.kind === 'made' && report.kind === 'ready' && (
          <report.value
            chrome={{
              ...chrome,
              hrefOf: (path) => hrefOf(path === '/form' ? '/organization' : path),
              onNavigate: (path) => (path === '/form' ? organization.startOver() : onNavigate(path)),
            }}
            onStartOver={organization.startOver}
          />
        )}
      </ReportDropZone>
      <OpeningReport reading={reading} />
    </HostProvider>
  );
}
