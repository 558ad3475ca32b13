import type { Report } from '@roi-insight/contracts';
import { BridgePanel } from '../../features/dashboard/bridge/BridgePanel/BridgePanel.tsx';
import { ClosingCard } from '../../features/dashboard/actions/ClosingCard/ClosingCard.tsx';
import { EvidencePanel } from '../../features/dashboard/evidence/EvidencePanel/EvidencePanel.tsx';
import { PlaceboPanel } from '../../features/dashboard/evidence/PlaceboPanel/PlaceboPanel.tsx';
import { MethodologyPanel } from '../../features/dashboard/methodology/MethodologyPanel/MethodologyPanel.tsx';
import { ScopePanel } from '../../features/dashboard/methodology/ScopePanel/ScopePanel.tsx';
import { ProvenanceFunnel } from '../../features/dashboard/methodology/ProvenanceFunnel/ProvenanceFunnel.tsx';
import { ReportSection } from '../../features/dashboard/shared/ReportSection/ReportSection.tsx';
import { ReportSections } from './reportSections.ts';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';

interface ReportDetailsProps extends Pick<
  DashboardScreenProps,
  | 'economics'
  | 'scope'
  | 'onAnalyzeAgain'
  | 'onStartOver'
  | 'fullReport'
  | 'onDownloadFullReport'
  | 'onCancelFullReport'
  | 'contactHref'
> {
  readonly report: Report;
  readonly jiraUrl: string | null;
  readonly onEditAssumptions: () => void;
}

/** The lower part of the report: evidence, money, sources, and what to do next. */
export function ReportDetails({ report, jiraUrl, economics, onEditAssumptions, ...effects }: ReportDetailsProps) {
  const { provenance } = report;
  return (
    <ReportSections>
      <EvidencePanel report={report} />
      <PlaceboPanel report={report} />
      <BridgePanel report={report} economics={economics} onEdit={onEditAssumptions} />
      {provenance && (
        <ReportSection title="Tickets used" lead="Which tickets count, and why the rest do not.">
          <ProvenanceFunnel provenance={provenance} />
        </ReportSection>
      )}
      <div>
        <MethodologyPanel report={report} jiraUrl={jiraUrl} />
        {provenance && (
          <ScopePanel
            key={provenance.fetched_at}
            provenance={provenance}
            scope={effects.scope}
            onAnalyzeAgain={effects.onAnalyzeAgain}
            onStartOver={effects.onStartOver}
          />
        )}
      </div>
      <ClosingCard
        fullReport={effects.fullReport}
        onDownloadFullReport={effects.onDownloadFullReport}
        onCancelFullReport={effects.onCancelFullReport}
        contactHref={effects.contactHref}
      />
    </ReportSections>
  );
}
