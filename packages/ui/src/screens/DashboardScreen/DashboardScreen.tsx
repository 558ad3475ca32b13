import { availableFiles } from '@roi-insight/report-text';
import { useId } from 'react';
import { styled } from 'styled-components';
import { DashboardFailed } from './DashboardFailed.tsx';
import { DashboardLoading } from './DashboardLoading.tsx';
import { DashboardMain } from './DashboardMain.ts';
import { DashboardReport } from './DashboardReport.tsx';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';
import { PageFooter } from '../../features/shell/PageFooter/PageFooter.tsx';
import { SampleRibbon } from '../../features/shell/SampleRibbon/SampleRibbon.tsx';
import { TopBar } from '../../features/dashboard/actions/TopBar/TopBar.tsx';
import { ExportMenu } from '../../features/dashboard/actions/ExportMenu/ExportMenu.tsx';
import { SkipLink } from '../../features/shell/PageFrame/SkipLink.tsx';
import { theme } from '../../theme/index.ts';
import { Notice } from '../Notice.ts';

const NoticeAbove = styled(Notice)`
  margin-bottom: ${theme.space[8]};
`;

/** The dashboard screen: a pure function of its state. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { state, notice = null, pdf, onDownloadPdf, onCancelPdf, exported, onExport, chrome } = props;
  const mainId = useId();
  const report = state.kind === 'ready' ? state.report : null;
  return (
    <>
      <SkipLink mainId={mainId} />
      {report === null ? chrome.banner : report.provenance?.sample === true && (chrome.banner ?? <SampleRibbon />)}
      <TopBar
        chrome={chrome}
        naming={report === null ? undefined : props}
        pdf={pdf}
        onDownloadPdf={onDownloadPdf}
        onCancelPdf={onCancelPdf}
        disabled={report === null}
        exportMenu={
          state.kind === 'ready' && (
            <ExportMenu
              state={exported}
              available={availableFiles(state.report, state.hasTickets)}
              onExport={onExport}
            />
          )
        }
      />
      <DashboardMain id={mainId} tabIndex={-1}>
        {report !== null && notice !== null && <NoticeAbove>{notice}</NoticeAbove>}
        {state.kind === 'loading' && (
          <DashboardLoading elapsedMs={state.elapsedMs} progress={state.progress} onCancel={props.onCancelAnalysis} />
        )}
        {state.kind === 'failed' && <DashboardFailed {...state} onStartOver={() => chrome.onNavigate('/form')} />}
        {state.kind === 'ready' && (
          <DashboardReport key={state.report.provenance?.project.name} {...props} {...state} actions={props} />
        )}
      </DashboardMain>
      <PageFooter />
    </>
  );
}
