import type { Economics, Report } from '@roi-insight/contracts';
import {
  placeboReadings,
  planOfferText,
  type SectionName,
  sectionNames,
  sectionRowText,
} from '@roi-insight/report-text';
import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { ClosingCard } from '../../features/dashboard/actions/ClosingCard/ClosingCard.tsx';
import { PlanOffer } from '../../features/dashboard/actions/ClosingCard/PlanOffer.tsx';
import type { ReportActions } from '../../features/dashboard/actions/ReportActions.ts';
import { ReportRow } from '../../features/dashboard/shared/ReportRow/ReportRow.tsx';
import type { SectionVisit } from '../../features/dashboard/shared/SectionLink/SectionVisit.ts';
import { StickyMiniHeader } from '../../features/dashboard/summary/MiniHeader/StickyMiniHeader.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { screenOnly } from '../../theme/index.ts';
import {
  lazyComparisonPanel,
  lazyPanels,
  lazyPlaceboPanel,
  lazyQuartersPanel,
  lazyUsageRowText,
  lazyUsagePanel,
} from './lazyPanels.ts';
import { ReportSections } from './reportSections.ts';

/** Fetched only when the pointer or the focus approaches a row of blocks. */
const lazySectionBlocks = lazyModule(
  async () => (await import('../../features/dashboard/shared/SectionBlocks.tsx')).SectionBlocks,
);

/** Fetched only when the pointer or the focus approaches the row, because it is not printed. */
const lazyScopePanel = lazyModule(
  async () => (await import('../../features/dashboard/methodology/ScopePanel/ScopePanel.tsx')).ScopePanel,
);

/** Adjacent rows share a hairline. */
const Rows = styled.div`
  > * + * {
    border-top: 0;
  }
`;

/** Not printed, because the methodology lists the scope, and a report that has no usage has nothing to print. */
const OnScreen = styled.div`
  ${screenOnly}
`;

interface ReportRowsProps {
  readonly report: Report;
  readonly jiraUrl: string | null;
  readonly economics: Economics;
  /** Null in a report that was saved as a web page. */
  readonly actions: ReportActions | null;
  readonly contactHref: string;
  readonly onEnterSeats: () => void;
  /** The link that was followed last. */
  readonly visit: SectionVisit | null;
  readonly openRows: readonly SectionName[];
  readonly onOpenRowsChange: (openRows: readonly SectionName[]) => void;
}

/** The explanations of the report as closed rows with an answer in one line each, the short header, and the next steps. */
export function ReportRows(props: ReportRowsProps) {
  const { report, jiraUrl, economics, actions, contactHref, onEnterSeats } = props;
  const { visit, openRows, onOpenRowsChange } = props;
  const { provenance, comparison, organization, evidence, usage } = report;
  const formats = useFormats();
  const planOffer = planOfferText(report);
  const usageRowText = useLazyModule(lazyUsageRowText, usage !== undefined);
  const row = (section: SectionName) => ({
    section,
    visit,
    summary: sectionRowText(formats, report, economics, section),
    open: openRows.includes(section),
    onOpenChange: (open: boolean) =>
      onOpenRowsChange(open ? [...openRows, section] : openRows.filter((other) => other !== section)),
  });
  const blocksRow = (section: SectionName) => (
    <ReportRow {...row(section)} module={lazySectionBlocks}>
      {(SectionBlocks): ReactNode => (
        <SectionBlocks section={section} report={report} jiraUrl={jiraUrl} economics={economics} />
      )}
    </ReportRow>
  );
  // The sections with a panel of their own. All other sections are rows of their blocks.
  const rows: Partial<Record<SectionName, ReactNode>> = {
    'since-then': evidence?.quarters && (
      <ReportRow {...row('since-then')} module={lazyQuartersPanel}>
        {(QuartersPanel): ReactNode => <QuartersPanel report={report} />}
      </ReportRow>
    ),
    confidence: (
      <ReportRow {...row('confidence')} module={lazyPanels}>
        {({ EvidencePanel }) => <EvidencePanel report={report} />}
      </ReportRow>
    ),
    comparison: comparison && (
      <ReportRow {...row('comparison')} module={lazyComparisonPanel}>
        {(ComparisonPanel): ReactNode => <ComparisonPanel report={report} economics={economics} />}
      </ReportRow>
    ),
    teams: organization && blocksRow('teams'),
    usage: usage && (
      <ReportRow
        {...row('usage')}
        summary={usageRowText.kind === 'ready' ? usageRowText.value(formats, report) : null}
        module={lazyUsagePanel}
      >
        {(UsagePanel): ReactNode => (
          <UsagePanel
            report={report}
            economics={economics}
            onAnalyzeFrom={actions?.onAnalyzeFrom ?? null}
            files={actions?.usageFiles ?? null}
          />
        )}
      </ReportRow>
    ),
    'usage-data': !usage && actions?.usageFiles && (
      <OnScreen>
        <ReportRow {...row('usage-data')} module={actions.usageFiles}>
          {(UsageFiles): ReactNode => <UsageFiles report={report} />}
        </ReportRow>
      </OnScreen>
    ),
    'net-savings': (
      <ReportRow {...row('net-savings')} module={lazyPanels}>
        {({ BridgePanel }) => <BridgePanel report={report} economics={economics} onEnterSeats={onEnterSeats} />}
      </ReportRow>
    ),
    'tickets-used': provenance && !organization && (
      <ReportRow {...row('tickets-used')} module={lazyPanels}>
        {({ ProvenanceFunnel }) => <ProvenanceFunnel provenance={provenance} evidence={report.evidence} />}
      </ReportRow>
    ),
    'test-the-method': placeboReadings(report) && (
      <ReportRow {...row('test-the-method')} module={lazyPlaceboPanel}>
        {(PlaceboPanel): ReactNode => <PlaceboPanel report={report} />}
      </ReportRow>
    ),
    methodology: (
      <ReportRow {...row('methodology')} module={lazyPanels}>
        {({ MethodologyPanel }) => <MethodologyPanel report={report} jiraUrl={jiraUrl} />}
      </ReportRow>
    ),
    scope: provenance && actions && (
      <OnScreen>
        <ReportRow {...row('scope')} module={lazyScopePanel}>
          {(ScopePanel): ReactNode => (
            <ScopePanel
              key={provenance.fetched_at}
              provenance={provenance}
              scope={actions.scope}
              onAnalyzeAgain={actions.onAnalyzeAgain}
              onStartOver={() => actions.chrome.onNavigate('/form')}
            />
          )}
        </ReportRow>
      </OnScreen>
    ),
  };
  return (
    <ReportSections>
      {/* The short header is here, between charts and rows, because the keyboard must reach it from the charts as well as from the rows. */}
      <StickyMiniHeader report={report} economics={economics} actions={actions} />
      {actions && planOffer !== null && <PlanOffer chrome={actions.chrome} reason={planOffer} />}
      <Rows>
        {sectionNames.map((section) => (
          <Fragment key={section}>{section in rows ? rows[section] : blocksRow(section)}</Fragment>
        ))}
      </Rows>
      <ClosingCard actions={actions} contactHref={contactHref} />
    </ReportSections>
  );
}
