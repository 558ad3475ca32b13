import type { Report } from '@roi-insight/contracts';
import { defaultEconomics } from '@roi-insight/roi-math';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { AssumptionsBanner } from '../../features/AssumptionsBanner/AssumptionsBanner.tsx';
import { BridgePanel } from '../../features/BridgePanel/BridgePanel.tsx';
import { ClosingCard } from '../../features/ClosingCard/ClosingCard.tsx';
import { EvidencePanel } from '../../features/EvidencePanel/EvidencePanel.tsx';
import { MethodologyPanel } from '../../features/MethodologyPanel/MethodologyPanel.tsx';
import { MetricCards } from '../../features/MetricCards/MetricCards.tsx';
import { ProvenanceFunnel } from '../../features/ProvenanceFunnel/ProvenanceFunnel.tsx';
import { ReportHeader } from '../../features/ReportHeader/ReportHeader.tsx';
import { ReportSection } from '../../features/ReportSection/ReportSection.tsx';
import { ValueTabs } from '../../features/ValueTabs/ValueTabs.tsx';
import { media, theme } from '../../theme/index.ts';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';

const AssumptionsModal = lazy(async () => ({
  default: (await import('../../features/AssumptionsModal/AssumptionsModal.tsx')).AssumptionsModal,
}));

const Chapters = styled.div`
  display: grid;
  gap: ${theme.space[16]};
  > * {
    min-width: 0;
  }
  ${media.desktop} {
    gap: ${theme.space[24]};
  }
`;

const Figures = styled.div`
  display: grid;
  gap: ${theme.space[6]};
`;

interface DashboardReportProps extends Omit<DashboardScreenProps, 'state'> {
  readonly report: Report;
  readonly jiraUrl: string | null;
}

/** The whole report: verdict, figures, charts, evidence, money, sources. */
export function DashboardReport({ report, jiraUrl, economics = defaultEconomics, ...effects }: DashboardReportProps) {
  const { provenance } = report;
  return (
    <Chapters>
      <Figures>
        <ReportHeader report={report} />
        <Assumptions report={report} onRecalculate={effects.onRecalculate} />
        <MetricCards report={report} />
      </Figures>
      <ValueTabs report={report} />
      <EvidencePanel report={report} />
      <BridgePanel report={report} economics={economics} onEconomicsChange={effects.onEconomicsChange} />
      {provenance && (
        <ReportSection title="What the figures rest on" lead="Every ticket found, and why some of them do not count.">
          <ProvenanceFunnel funnel={provenance.funnel} />
        </ReportSection>
      )}
      <MethodologyPanel report={report} jiraUrl={jiraUrl} />
      <ClosingCard
        fullReport={effects.fullReport}
        onDownloadFullReport={effects.onDownloadFullReport}
        onCancelDownload={effects.onCancelDownload}
        contactHref={effects.contactHref}
      />
    </Chapters>
  );
}

/** The banner, and the modal that is fetched when it is asked for the first time. */
function Assumptions({ report, onRecalculate }: Pick<DashboardReportProps, 'report' | 'onRecalculate'>) {
  const [modal, setModal] = useState<'never-opened' | 'open' | 'closed'>('never-opened');
  const { assumptions } = report.summary_metrics;
  function save(annualCost: number) {
    setModal('closed');
    onRecalculate(annualCost);
  }
  return (
    <>
      <AssumptionsBanner assumptions={assumptions} onEdit={() => setModal('open')} />
      {modal !== 'never-opened' && (
        <Suspense fallback={null}>
          <AssumptionsModal
            open={modal === 'open'}
            annualCost={assumptions.engineer_annual_cost}
            onClose={() => setModal('closed')}
            onSave={save}
          />
        </Suspense>
      )}
    </>
  );
}
