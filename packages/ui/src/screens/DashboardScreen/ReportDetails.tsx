import { defaultEconomics } from '@roi-insight/roi-math';
import { BridgePanel } from '../../features/BridgePanel/BridgePanel.tsx';
import { ClosingCard } from '../../features/ClosingCard/ClosingCard.tsx';
import { EvidencePanel } from '../../features/EvidencePanel/EvidencePanel.tsx';
import { MethodologyPanel } from '../../features/MethodologyPanel/MethodologyPanel.tsx';
import { ProvenanceFunnel } from '../../features/ProvenanceFunnel/ProvenanceFunnel.tsx';
import { ReportSection } from '../../features/ReportSection/ReportSection.tsx';
import { Chapters } from './Chapters.ts';
import type { DashboardReportProps } from './DashboardReport.tsx';

/** What stands below the charts: evidence, money, sources, and what to do next. */
export function ReportDetails({ report, jiraUrl, economics = defaultEconomics, ...effects }: DashboardReportProps) {
  const { provenance } = report;
  return (
    <Chapters>
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
        onCancelFullReport={effects.onCancelFullReport}
        contactHref={effects.contactHref}
      />
    </Chapters>
  );
}
