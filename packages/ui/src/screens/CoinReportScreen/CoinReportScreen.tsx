import { bidiIsolate, coinLead, coinTermsOutline } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { LoadingPanel } from '../../features/loading/LoadingPanel/LoadingPanel.tsx';
import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { screenOnly, theme } from '../../theme/index.ts';
import { StepHead, StepLayout } from '../PlanScreen/StepLayout.ts';
import { CoinReportBody } from './CoinReportBody.tsx';
import { CoinReportForm } from './CoinReportForm.tsx';
import type { CoinReportScreenProps } from './CoinReportScreenProps.ts';

/** The report on a coin plan: from its two files to the answer. */
export function CoinReportScreen(props: CoinReportScreenProps) {
  const { chrome, state, onCancel, onChangeInputs, onDownload } = props;
  const formats = useFormats();
  const { terms } = state.plan;
  return (
    <PageFrame chrome={chrome}>
      <StepLayout>
        <StepHead>
          <ScreenHeading>A coin for each ticket of {bidiIsolate(terms.project.name)}</ScreenHeading>
          {state.kind !== 'made' && <p>{coinLead(formats, coinTermsOutline(terms))}</p>}
          {state.kind === 'made' && (
            <Actions>
              {state.reading.sample && <Badge>Sample data</Badge>}
              <Button onClick={onChangeInputs}>Change inputs</Button>
              <Button onClick={onDownload}>Save as JSON</Button>
            </Actions>
          )}
        </StepHead>
        {state.kind === 'asking' && <CoinReportForm {...props} state={state} />}
        {state.kind === 'reading' && (
          <Reading>
            <LoadingPanel elapsedMs={state.elapsedMs} progress={state.progress} teams={1} />
            <div>
              <Button onClick={onCancel}>Cancel</Button>
            </div>
          </Reading>
        )}
        {state.kind === 'made' && <CoinReportBody plan={state.plan} reading={state.reading} result={state.result} />}
      </StepLayout>
    </PageFrame>
  );
}

const Reading = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 34rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  ${screenOnly}
`;
