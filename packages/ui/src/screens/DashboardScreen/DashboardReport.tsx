import type { Economics, Report } from '@roi-insight/contracts';
import { type AssumptionField, isSectionName, type SectionName } from '@roi-insight/report-text';
import { useState } from 'react';
import { styled } from 'styled-components';
import { AnswerStrip } from '../../features/dashboard/answer/AnswerStrip/AnswerStrip.tsx';
import type { ReportActions } from '../../features/dashboard/actions/ReportActions.ts';
import type { SectionId, SectionVisit } from '../../features/dashboard/shared/SectionLink/SectionVisit.ts';
import { ReportHeader } from '../../features/dashboard/summary/ReportHeader/ReportHeader.tsx';
import { lazyModule } from '../../primitives/lazyModule/lazyModule.ts';
import { media, paragraphs, theme } from '../../theme/index.ts';
import { ReportSections } from './reportSections.ts';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';
import { lazyReportRows, useRowsWhenIdle } from './lazyRows.ts';
import { LazySection } from './LazySection.tsx';

const lazyGrossFigures = lazyModule(async () => (await import('./GrossFigures.tsx')).GrossFigures);

const lazyValueTabs = lazyModule(
  async () => (await import('../../features/dashboard/summary/ValueTabs/ValueTabs.tsx')).ValueTabs,
);

const Figures = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  ${media.desktop} {
    gap: ${theme.space[4]};
  }
  ${paragraphs(theme.space[5])}
`;

interface DashboardReportProps extends Pick<
  DashboardScreenProps,
  | 'names'
  | 'onNamesChange'
  | 'economics'
  | 'onRecalculate'
  | 'onEconomicsChange'
  | 'onReadSpend'
  | 'contactHref'
  | 'initialSection'
  | 'initialOpenRows'
  | 'onOpenRowsChange'
> {
  readonly report: Report;
  readonly jiraUrl: string | null;
  /** Null in a report that was saved as a web page. */
  readonly actions: ReportActions | null;
}

/** The whole report. The answer renders immediately; everything below it loads when it comes near the viewport. */
export function DashboardReport(props: DashboardReportProps) {
  const { report, onEconomicsChange, initialSection = null, initialOpenRows = [], onOpenRowsChange } = props;
  // The values of the sliders until they are saved.
  const [tried, setTried] = useState<Economics | null>(null);
  const economics = tried ?? props.economics;
  useRowsWhenIdle(report);
  const [isEditing, setEditing] = useState(false);
  const [isApproached, setApproached] = useState(false);
  const [saves, setSaves] = useState(0);
  const [field, setField] = useState<AssumptionField>('cost');
  const [visit, setVisit] = useState<SectionVisit | null>(initialSection && { section: initialSection });
  const [openRows, setOpenRows] = useState<readonly SectionName[]>(() => opened(initialOpenRows, initialSection));
  function changeRows(rows: readonly SectionName[]) {
    setOpenRows(rows);
    onOpenRowsChange?.(rows);
  }
  function follow(link: SectionVisit) {
    setVisit(link);
    changeRows(opened(openRows, link.section));
  }
  // Updates when the fragment in the address of the open page changes.
  const [fragment, setFragment] = useState(initialSection);
  if (initialSection !== fragment) {
    setFragment(initialSection);
    if (initialSection !== null) {
      setVisit({ section: initialSection });
      setOpenRows(opened(openRows, initialSection));
    }
  }
  function edit(first: AssumptionField) {
    setField(first);
    setEditing(true);
  }
  const stopEditing = () => setEditing(false);
  return (
    <ReportSections>
      <Figures>
        <ReportHeader report={report} naming={props} />
        <AnswerStrip report={report} economics={economics} onEnterSeats={() => edit('seats')} onVisit={follow} />
        <LazySection module={lazyGrossFigures} placeholder="figures" isVisited={visit !== null || isEditing}>
          {(GrossFigures) => (
            <GrossFigures
              report={report}
              economics={economics}
              onTry={setTried}
              onSettle={(settled) => {
                setTried(null);
                onEconomicsChange(settled);
              }}
              onEdit={edit}
              onApproach={() => setApproached(true)}
              saves={saves}
              editor={{
                open: isEditing,
                isApproached,
                field,
                onClose: stopEditing,
                onSave: (cost, edited) => {
                  stopEditing();
                  setSaves(saves + 1);
                  props.onRecalculate(cost, edited);
                },
                onReadSpend: props.onReadSpend,
              }}
            />
          )}
        </LazySection>
      </Figures>
      <LazySection module={lazyValueTabs}>{(ValueTabs) => <ValueTabs report={report} />}</LazySection>
      <LazySection module={lazyReportRows} placeholder="rows" isVisited={visit !== null}>
        {(ReportRows) => (
          <ReportRows
            {...props}
            economics={economics}
            onEnterSeats={() => edit('seats')}
            visit={visit}
            openRows={openRows}
            onOpenRowsChange={changeRows}
          />
        )}
      </LazySection>
    </ReportSections>
  );
}

/** The open rows after a link to a section was followed. */
function opened(rows: readonly SectionName[], section: SectionId | null): readonly SectionName[] {
  return section === null || !isSectionName(section) || rows.includes(section) ? rows : [...rows, section];
}
