import type { Economics, Report } from '@roi-insight/contracts';
import { answerText } from '@roi-insight/report-text';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../../theme/index.ts';
import { wide } from '../../../shell/PageFrame/wide.ts';
import type { ReportActions } from '../../actions/ReportActions.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.div`
  container-type: inline-size;
  border-bottom: 1px solid ${theme.color.hairlineStrong};
  background: ${theme.color.canvas};
`;

const Bar = styled.div`
  ${wide}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]};
  padding-block: ${theme.space[2]};
`;

/** Parts that do not fit on the line are omitted as a whole, starting with the last one. */
const Line = styled.ul`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[4]};
  height: 1.55em;
  overflow: hidden;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  color: ${theme.color.textMuted};
  > li:first-child {
    font-weight: 600;
    color: ${theme.color.text};
  }
  &[data-negative] > li:first-child {
    color: ${theme.color.negative};
  }
`;

/** Hidden on narrow screens, where the icon is enough. */
const Verb = styled.span`
  @container (width < 40rem) {
    display: none;
  }
`;

/** Hidden on the narrowest screens, where the amount would be cut off next to it. */
const Title = styled.span`
  @container (width < 22rem) {
    display: none;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
`;

const Problem = styled.p`
  ${wide}
  ${type.small}
  padding-bottom: ${theme.space[2]};
  color: ${theme.color.negative};
`;

export interface MiniHeaderProps extends RootProps<'div'> {
  /** The report whose answer is repeated. */
  readonly report: Report;
  /** The inputs of the net value that are not in the report. */
  readonly economics: Economics;
  /** Null if no PDF can be made. */
  readonly actions: Pick<ReportActions, 'pdf' | 'onDownloadPdf' | 'onCancelPdf'> | null;
}

/** The answer in one line, and the PDF button. */
export function MiniHeader({ report, economics, actions, ...root }: MiniHeaderProps) {
  const formats = useFormats();
  const { title, figure, tone, waterfall, line } = useMemo(
    () => answerText(formats, report, economics),
    [formats, report, economics],
  );
  const [change] = line;
  return (
    <Root {...root}>
      <Bar>
        <Line data-negative={tone === 'negative' || undefined}>
          {/* If there is no net value, words in its place explain what is missing. */}
          <li>
            {waterfall !== null && <Title>{title}: </Title>}
            {figure}
          </li>
          {change !== undefined && <li>{change}</li>}
          {report.evidence && <li>Evidence {report.evidence.grade}</li>}
          {report.provenance?.sample === true && <li>Sample data</li>}
        </Line>
        {actions && <PdfButtons {...actions} />}
      </Bar>
      {/* Not announced here, because the page's header does that. It is shown here, because the header may be out of view. */}
      {actions?.pdf.kind === 'failed' && <Problem>{actions.pdf.message}</Problem>}
    </Root>
  );
}

function PdfButtons({ pdf, onDownloadPdf, onCancelPdf }: NonNullable<MiniHeaderProps['actions']>) {
  const isRunning = pdf.kind === 'running';
  return (
    <Actions>
      {isRunning && (
        <Button variant="ghost" onClick={onCancelPdf}>
          Cancel
        </Button>
      )}
      <Button variant="primary" loading={isRunning} onClick={onDownloadPdf} aria-label="Download PDF">
        {!isRunning && <Download size={16} aria-hidden="true" />}
        <span>
          <Verb>Download </Verb>PDF
        </span>
      </Button>
    </Actions>
  );
}
