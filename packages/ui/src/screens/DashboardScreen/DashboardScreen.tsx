import { styled } from 'styled-components';
import { DashboardFailed } from './DashboardFailed.tsx';
import { DashboardLoading } from './DashboardLoading.tsx';
import { DashboardReport } from './DashboardReport.tsx';
import type { DashboardScreenProps } from './DashboardScreenProps.ts';
import { SampleRibbon } from '../../features/shell/SampleRibbon/SampleRibbon.tsx';
import { TopBar } from '../../features/dashboard/actions/TopBar/TopBar.tsx';
import { ExportMenu } from '../../features/dashboard/actions/ExportMenu/ExportMenu.tsx';
import { wide } from '../../features/shell/PageFrame/wide.ts';
import { media, theme, type } from '../../theme/index.ts';

const Main = styled.main`
  ${wide}
  padding-block: ${theme.space[10]} ${theme.space[16]};
  ${media.desktop} {
    padding-block: ${theme.space[16]} ${theme.space[24]};
  }
`;

const Notice = styled.output`
  ${type.small}
  display: block;
  margin-bottom: ${theme.space[8]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
`;

/** The report: a pure function of its state. */
export function DashboardScreen(props: DashboardScreenProps) {
  const { state, notice = null, pdf, onDownloadPdf, onCancelPdf, exported, onExport, onStartOver, topBarEnd } = props;
  const report = state.kind === 'ready' ? state.report : null;
  return (
    <>
      {report?.provenance?.sample === true && <SampleRibbon />}
      <TopBar
        pdf={pdf}
        onDownloadPdf={onDownloadPdf}
        onCancelPdf={onCancelPdf}
        disabled={report === null}
        exportMenu={
          report && <ExportMenu state={exported} hasTickets={report.tickets !== undefined} onExport={onExport} />
        }
        end={topBarEnd}
      />
      <Main>
        {report !== null && notice !== null && <Notice>{notice}</Notice>}
        {state.kind === 'loading' && <DashboardLoading progress={state.progress} />}
        {state.kind === 'failed' && <DashboardFailed message={state.message} onStartOver={onStartOver} />}
        {state.kind === 'ready' && <DashboardReport {...props} report={state.report} jiraUrl={state.jiraUrl} />}
      </Main>
    </>
  );
}
