import type { Report } from '@roi-insight/contracts';
import type { AssumptionField } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnswerStrip } from '../../features/dashboard/answer/AnswerStrip/AnswerStrip.tsx';
import { LoadError } from '../../features/dashboard/shared/LoadError/LoadError.tsx';
import type { ReportActions } from '../../features/dashboard/actions/ReportActions.ts';
import type { SectionVisit } from '../../features/dashboard/shared/SectionLink/SectionVisit.ts';
import { ReportHeader } from '../../features/dashboard/summary/ReportHeader/ReportHeader.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { useLazyModule } from '../../primitives/lazyModule/useLazyModule.ts';
import { media, paragraphs, theme } from '../../theme/index.ts';
import { ReportSections } from './reportSections.ts';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';
import { LazySection } from './LazySection.tsx';

const lazyAssumptionsModal = lazyModule(
  async () =>
    (await import('../../features/dashboard/assumptions/AssumptionsModal/AssumptionsModal.tsx')).AssumptionsModal,
);

const lazyGrossFigures = lazyModule(async () => (await import('./GrossFigures.tsx')).GrossFigures);

const lazyValueTabs = lazyModule(
  async () => (await import('../../features/dashboard/summary/ValueTabs/ValueTabs.tsx')).ValueTabs,
);

const lazyReportDetails = lazyModule(async () => (await import('./ReportDetails.tsx')).ReportDetails);

type ModalState = 'never-opened' | 'open' | 'closed';

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  ${media.tablet} {
    gap: ${theme.space[6]};
  }
  ${paragraphs(theme.space[5])}
`;

interface DashboardReportProps extends Pick<
  DashboardScreenProps,
  'economics' | 'onRecalculate' | 'onReadSpend' | 'contactHref' | 'initialSection'
> {
  readonly report: Report;
  readonly jiraUrl: string | null;
  /** Null in a report that was saved as a web page. */
  readonly actions: ReportActions | null;
}

/** The whole report. Verdict and answer render immediately; the sections below load when they near the viewport. */
export function DashboardReport(props: DashboardReportProps) {
  const { report, economics, initialSection = null } = props;
  const [modal, setModal] = useState<ModalState>('never-opened');
  const [saves, setSaves] = useState(0);
  const [field, setField] = useState<AssumptionField>('cost');
  const [visit, setVisit] = useState<SectionVisit | null>(initialSection && { section: initialSection });
  // Fetched when it is first opened.
  const lazy = useLazyModule(lazyAssumptionsModal, modal !== 'never-opened');
  function edit(first: AssumptionField) {
    setField(first);
    setModal('open');
    if (lazy.kind === 'failed') lazy.retry();
  }
  const editCost = () => edit('cost');
  return (
    <ReportSections>
      <Figures>
        <ReportHeader report={report} onVisit={setVisit} />
        <AnswerStrip report={report} economics={economics} onEdit={edit} onVisit={setVisit} />
        {lazy.kind === 'failed' && <LoadError onRetry={() => edit(field)} />}
        <LazySection module={lazyGrossFigures} placeholder="figures" isVisited={visit !== null}>
          {(GrossFigures) => <GrossFigures {...props} onEdit={editCost} saves={saves} onVisit={setVisit} />}
        </LazySection>
      </Figures>
      <LazySection module={lazyValueTabs}>{(ValueTabs) => <ValueTabs report={report} />}</LazySection>
      <LazySection module={lazyReportDetails} isVisited={visit !== null}>
        {(ReportDetails) => <ReportDetails {...props} onEditAssumptions={editCost} visit={visit} />}
      </LazySection>
      {lazy.kind === 'ready' && modal !== 'never-opened' && (
        <lazy.value
          open={modal === 'open'}
          field={field}
          report={report}
          economics={economics}
          onClose={() => setModal('closed')}
          onSave={(cost, edited) => {
            setModal('closed');
            setSaves(saves + 1);
            props.onRecalculate(cost, edited);
          }}
          onReadSpend={props.onReadSpend}
        />
      )}
    </ReportSections>
  );
}
