import type { Report } from '@roi-insight/contracts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AssumptionsBanner } from '../../features/dashboard/assumptions/AssumptionsBanner/AssumptionsBanner.tsx';
import { MetricCards } from '../../features/dashboard/summary/MetricCards/MetricCards.tsx';
import { LoadError } from '../../features/dashboard/shared/LoadError/LoadError.tsx';
import { ReportHeader } from '../../features/dashboard/summary/ReportHeader/ReportHeader.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { theme } from '../../theme/index.ts';
import { ReportSections } from './reportSections.ts';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';
import { LazySection } from './LazySection.tsx';

const lazyAssumptionsModal = lazyModule(
  async () =>
    (await import('../../features/dashboard/assumptions/AssumptionsModal/AssumptionsModal.tsx')).AssumptionsModal,
);

const lazyValueTabs = lazyModule(
  async () => (await import('../../features/dashboard/summary/ValueTabs/ValueTabs.tsx')).ValueTabs,
);

const lazyReportDetails = lazyModule(async () => (await import('./ReportDetails.tsx')).ReportDetails);

type ModalState = 'never-opened' | 'open' | 'closed';

const Figures = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

interface DashboardReportProps extends Omit<DashboardScreenProps, 'state'> {
  readonly report: Report;
  readonly jiraUrl: string | null;
}

/** The whole report: verdict, figures and charts at once; evidence, money and sources right after. */
export function DashboardReport(props: DashboardReportProps) {
  const { report, economics } = props;
  const [modal, setModal] = useState<ModalState>('never-opened');
  // Fetched when it is asked for the first time.
  const lazy = useLazyModule(lazyAssumptionsModal, modal !== 'never-opened');
  function edit() {
    setModal('open');
    if (lazy.kind === 'failed') lazy.retry();
  }
  return (
    <ReportSections>
      <Figures>
        <ReportHeader report={report} />
        <AssumptionsBanner report={report} economics={economics} onEdit={edit} />
        {lazy.kind === 'failed' && <LoadError onRetry={edit} />}
        <MetricCards report={report} />
      </Figures>
      <LazySection module={lazyValueTabs}>{(ValueTabs) => <ValueTabs report={report} />}</LazySection>
      <LazySection module={lazyReportDetails}>
        {(ReportDetails) => <ReportDetails {...props} onEditAssumptions={edit} />}
      </LazySection>
      {lazy.kind === 'ready' && modal !== 'never-opened' && (
        <lazy.Component
          open={modal === 'open'}
          report={report}
          economics={economics}
          onClose={() => setModal('closed')}
          onSave={(cost, edited) => {
            setModal('closed');
            props.onRecalculate(cost, edited);
          }}
          onReadSpend={props.onReadSpend}
        />
      )}
    </ReportSections>
  );
}
