import type { Report } from '@roi-insight/contracts';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AssumptionsBanner } from '../../features/AssumptionsBanner/AssumptionsBanner.tsx';
import { MetricCards } from '../../features/MetricCards/MetricCards.tsx';
import { PartMissing } from '../../features/PartMissing/PartMissing.tsx';
import { ReportHeader } from '../../features/ReportHeader/ReportHeader.tsx';
import { createPart } from '../../primitives/Part/createPart.ts';
import { usePart } from '../../primitives/Part/usePart.ts';
import { theme } from '../../theme/index.ts';
import { Chapters } from './Chapters.ts';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';
import { WhenNear } from './WhenNear.tsx';

const assumptionsModal = createPart(
  async () => (await import('../../features/AssumptionsModal/AssumptionsModal.tsx')).AssumptionsModal,
);

const valueTabs = createPart(async () => (await import('../../features/ValueTabs/ValueTabs.tsx')).ValueTabs);

const reportDetails = createPart(async () => (await import('./ReportDetails.tsx')).ReportDetails);

const Figures = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

export interface DashboardReportProps extends Omit<DashboardScreenProps, 'state'> {
  readonly report: Report;
  readonly jiraUrl: string | null;
}

/** The whole report: verdict, figures and charts at once; evidence, money and sources right after. */
export function DashboardReport(props: DashboardReportProps) {
  const { report, onRecalculate } = props;
  return (
    <Chapters>
      <Figures>
        <ReportHeader report={report} />
        <Assumptions report={report} onRecalculate={onRecalculate} />
        <MetricCards report={report} />
      </Figures>
      <WhenNear part={valueTabs}>{(ValueTabs) => <ValueTabs report={report} />}</WhenNear>
      <WhenNear part={reportDetails}>{(ReportDetails) => <ReportDetails {...props} />}</WhenNear>
    </Chapters>
  );
}

/** The banner, and the modal that is fetched when it is asked for the first time. */
function Assumptions({ report, onRecalculate }: Pick<DashboardReportProps, 'report' | 'onRecalculate'>) {
  const [modal, setModal] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const part = usePart(assumptionsModal, modal !== 'never-opened');
  const { assumptions } = report.summary_metrics;
  function edit() {
    setModal('open');
    if (part.kind === 'missing') part.again();
  }
  function save(annualCost: number) {
    setModal('closed');
    onRecalculate(annualCost);
  }
  return (
    <>
      <AssumptionsBanner assumptions={assumptions} onEdit={edit} />
      {part.kind === 'missing' && <PartMissing onRetry={edit} />}
      {part.kind === 'here' && modal !== 'never-opened' && (
        <part.Piece
          open={modal === 'open'}
          annualCost={assumptions.engineer_annual_cost}
          onClose={() => setModal('closed')}
          onSave={save}
        />
      )}
    </>
  );
}
