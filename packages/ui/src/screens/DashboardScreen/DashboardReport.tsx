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
  const { report, onRecalculate } = props;
  return (
    <ReportSections>
      <Figures>
        <ReportHeader report={report} />
        <Assumptions report={report} onRecalculate={onRecalculate} />
        <MetricCards report={report} />
      </Figures>
      <LazySection module={lazyValueTabs}>{(ValueTabs) => <ValueTabs report={report} />}</LazySection>
      <LazySection module={lazyReportDetails}>{(ReportDetails) => <ReportDetails {...props} />}</LazySection>
    </ReportSections>
  );
}

/** The banner, and the modal that is fetched when it is asked for the first time. */
function Assumptions({ report, onRecalculate }: Pick<DashboardReportProps, 'report' | 'onRecalculate'>) {
  const [modal, setModal] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const lazy = useLazyModule(lazyAssumptionsModal, modal !== 'never-opened');
  const { assumptions } = report.summary_metrics;
  function edit() {
    setModal('open');
    if (lazy.kind === 'failed') lazy.retry();
  }
  function save(annualCost: number) {
    setModal('closed');
    onRecalculate(annualCost);
  }
  return (
    <>
      <AssumptionsBanner assumptions={assumptions} onEdit={edit} />
      {lazy.kind === 'failed' && <LoadError onRetry={edit} />}
      {lazy.kind === 'ready' && modal !== 'never-opened' && (
        <lazy.Component
          open={modal === 'open'}
          annualCost={assumptions.engineer_annual_cost}
          onClose={() => setModal('closed')}
          onSave={save}
        />
      )}
    </>
  );
}
