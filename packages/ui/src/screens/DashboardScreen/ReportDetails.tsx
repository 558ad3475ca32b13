import type { Economics, Report } from '@roi-insight/contracts';
import { BridgePanel } from '../../features/dashboard/bridge/BridgePanel/BridgePanel.tsx';
import { ClosingCard } from '../../features/dashboard/actions/ClosingCard/ClosingCard.tsx';
import type { ReportActions } from '../../features/dashboard/actions/ReportActions.ts';
import { EvidencePanel } from '../../features/dashboard/evidence/EvidencePanel/EvidencePanel.tsx';
import { PlaceboPanel } from '../../features/dashboard/evidence/PlaceboPanel/PlaceboPanel.tsx';
import { MethodologyPanel } from '../../features/dashboard/methodology/MethodologyPanel/MethodologyPanel.tsx';
import { ScopePanel } from '../../features/dashboard/methodology/ScopePanel/ScopePanel.tsx';
import { ProvenanceFunnel } from '../../features/dashboard/methodology/ProvenanceFunnel/ProvenanceFunnel.tsx';
import { ReportSection } from '../../features/dashboard/shared/ReportSection/ReportSection.tsx';
import type { SectionVisit } from '../../features/dashboard/shared/SectionLink/SectionVisit.ts';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { ReportSections } from './reportSections.ts';
import { LazySection } from './LazySection.tsx';

/** Loaded only for reports with other teams. */
const lazyComparisonPanel = lazyModule(
  async () => (await import('../../features/dashboard/comparison/ComparisonPanel/ComparisonPanel.tsx')).ComparisonPanel,
);

interface ReportDetailsProps {
  readonly report: Report;
  readonly jiraUrl: string | null;
  readonly economics: Economics;
  /** Null in a report that was saved as a web page. */
  readonly actions: ReportActions | null;
  readonly contactHref: string;
  readonly onEditAssumptions: () => void;
  /** The link that was followed last. */
  readonly visit: SectionVisit | null;
}

/** The lower part of the report: evidence, money, sources, and next steps. */
export function ReportDetails(props: ReportDetailsProps) {
  const { report, jiraUrl, economics, actions, contactHref, onEditAssumptions, visit } = props;
  const { provenance } = report;
  return (
    <ReportSections>
      <EvidencePanel report={report} visit={visit} />
      {report.comparison && (
        <LazySection module={lazyComparisonPanel} isVisited={visit !== null}>
          {(ComparisonPanel) => <ComparisonPanel report={report} economics={economics} />}
        </LazySection>
      )}
      <PlaceboPanel report={report} />
      <BridgePanel report={report} economics={economics} onEdit={onEditAssumptions} visit={visit} />
      {provenance && (
        <ReportSection
          id="tickets-used"
          visit={visit}
          title="Tickets used"
          lead="Which tickets count, and why the rest do not."
        >
          <ProvenanceFunnel provenance={provenance} evidence={report.evidence} />
        </ReportSection>
      )}
      <div>
        <MethodologyPanel report={report} jiraUrl={jiraUrl} visit={visit} />
        {provenance && actions && (
          <ScopePanel
            key={provenance.fetched_at}
            provenance={provenance}
            scope={actions.scope}
            onAnalyzeAgain={actions.onAnalyzeAgain}
            onStartOver={() => actions.chrome.onNavigate('/form')}
          />
        )}
      </div>
      <ClosingCard actions={actions} contactHref={contactHref} />
    </ReportSections>
  );
}
