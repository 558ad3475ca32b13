import { planSummaryText } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { paragraphs, theme, type } from '../../theme/index.ts';
import { NoPlan } from './NoPlan.tsx';
import { PlanReportDownloads } from './PlanReportDownloads.tsx';
import { PlanReportForm } from './form/PlanReportForm.tsx';
import { PlanReportReading } from './PlanReportReading.tsx';
import type { PlanReportScreenProps } from './PlanReportScreenProps.ts';
import { PlanReadBody } from './read/PlanReadBody.tsx';
import { PlanWaitingBody } from './read/PlanWaitingBody.tsx';

/** The report on a plan: from the plan file to the answer. */
export function PlanReportScreen(props: PlanReportScreenProps) {
  const { chrome, state } = props;
  const formats = useFormats();
  if (state.kind === 'no-plan') {
    return (
      <PageFrame chrome={chrome}>
        <NoPlan problem={state.problem} onOpen={props.onOpen} />
      </PageFrame>
    );
  }
  const plan = state.kind === 'made' ? state.report.plan : state.plan;
  const { title, lead } = planSummaryText(formats, plan);
  return (
    <PageFrame chrome={chrome}>
      <Layout>
        <Head>
          <div>
            <ScreenHeading>{title}</ScreenHeading>
            <Lead>{lead}</Lead>
            {state.kind === 'made' && state.report.reading.sample && <Badge>Sample data</Badge>}
          </div>
          {state.kind === 'made' && <PlanReportDownloads {...props} isRead={state.report.result.kind === 'read'} />}
        </Head>
        <Body {...props} />
      </Layout>
    </PageFrame>
  );
}

function Body(props: PlanReportScreenProps) {
  const { state } = props;
  switch (state.kind) {
    case 'no-plan':
      return null;
    case 'asking':
      return <PlanReportForm key={state.plan.hash} {...props} {...state} />;
    case 'reading':
      return <PlanReportReading {...state} onCancel={props.onCancel} />;
    case 'made': {
      const { result, ...report } = state.report;
      return result.kind === 'waiting' ? (
        <PlanWaitingBody {...report} result={result} today={props.today} />
      ) : (
        <PlanReadBody
          {...report}
          result={result}
          economics={props.economics}
          onEconomicsChange={props.onEconomicsChange}
        />
      );
    }
  }
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]} ${theme.space[16]};
  ${paragraphs(theme.space[6])}
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${theme.space[5]};
`;

const Lead = styled.p`
  ${type.body}
  max-width: 44rem;
  margin-block: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
