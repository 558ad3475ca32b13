import { fileFailureTitle, fullReportText } from '@roi-insight/report-text';
import { FileDown, Mail } from 'lucide-react';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { Alert } from '../../../../primitives/Alert/Alert.tsx';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../../primitives/LinkButton/LinkButton.tsx';
import { Progress } from '../../../../primitives/Progress/Progress.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import type { DownloadState } from '../DownloadState.ts';
import type { ReportActions } from '../ReportActions.ts';
import { screenOnly, textStart, theme, type } from '../../../../theme/index.ts';

const Root = styled.section`
  display: grid;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[12]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.accentSoft};
  text-align: center;
  ${screenOnly}
`;

const Title = styled.h2`
  ${type.title}
  font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem);
`;

const Lead = styled.p`
  max-width: 34rem;
  color: ${theme.color.textMuted};
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
`;

const Outcome = styled.div`
  width: min(100%, 26rem);
  margin-top: ${theme.space[3]};
  text-align: ${textStart};
`;

interface ClosingCardProps extends RootProps<'section'> {
  /** Null if the full report cannot be made. */
  readonly actions: Pick<ReportActions, 'fullReport' | 'onDownloadFullReport' | 'onCancelFullReport'> | null;
  /** Target of the Contact Sales link, such as a `mailto:` address. */
  readonly contactHref: string;
}

/** The last card of a report: the full report and the sales contact. */
export function ClosingCard({ actions, contactHref, ...root }: ClosingCardProps) {
  const { assistant } = useBrand();
  const running = actions?.fullReport.kind === 'running';
  return (
    <Root {...root}>
      <Title>
        Ready to expand <bdi>{assistant}</bdi> usage?
      </Title>
      {actions && <Lead>{fullReportText}</Lead>}
      <Actions>
        {actions && (
          <Button variant="primary" size="lg" loading={running} onClick={actions.onDownloadFullReport}>
            {!running && <FileDown size={18} aria-hidden />}
            Download Full Report
          </Button>
        )}
        {running ? (
          <Button size="lg" variant="ghost" onClick={actions.onCancelFullReport}>
            Cancel
          </Button>
        ) : (
          <LinkButton size="lg" href={contactHref}>
            <Mail size={18} aria-hidden />
            Contact Sales
          </LinkButton>
        )}
      </Actions>
      {actions && <DownloadOutcome state={actions.fullReport} />}
    </Root>
  );
}

function DownloadOutcome({ state }: { readonly state: DownloadState }) {
  const formats = useFormats();
  if (state.kind === 'idle') return null;
  return (
    <Outcome>
      {state.kind === 'running' && (
        <Progress
          label="Creating the report"
          value={state.percent ?? 0}
          valueText={state.percent === null ? undefined : formats.wholePercent(state.percent)}
        />
      )}
      {state.kind === 'failed' && (
        <Alert tone="negative" title={fileFailureTitle('report')}>
          {state.message}
        </Alert>
      )}
      {state.kind === 'done' && (
        <Alert tone="positive" title="Saved">
          {state.fileName}
        </Alert>
      )}
    </Outcome>
  );
}
