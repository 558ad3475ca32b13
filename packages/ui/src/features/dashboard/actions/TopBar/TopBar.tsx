import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand } from '../../../../brand/index.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import { media, theme, type } from '../../../../theme/index.ts';
import { wide } from '../../../shell/PageFrame/wide.ts';
import { Logo } from '../../../shell/Logo/Logo.tsx';
import type { DownloadState } from '../DownloadState.ts';

interface TopBarProps {
  readonly pdf: DownloadState;
  readonly onDownloadPdf: () => void;
  /** There is no report to take along yet. */
  readonly disabled?: boolean;
  /** Stops the file that is being made. */
  readonly onCancelPdf?: () => void;
  /** The 'Export' menu. */
  readonly exportMenu?: ReactNode;
  /** Shown at the far end: the theme toggle. */
  readonly end?: ReactNode;
}

/** The dashboard's header: whose report this is, and the ways to take it along. */
export function TopBar({ pdf, onDownloadPdf, disabled = false, onCancelPdf, exportMenu, end }: TopBarProps) {
  const { company } = useBrand();
  const running = pdf.kind === 'running';
  return (
    <Header>
      <Bar>
        <ReportTitle>
          <Logo />
          <Company>{company}</Company>
        </ReportTitle>
        <Actions>
          {exportMenu}
          <Button variant="primary" loading={running} disabled={disabled} onClick={onDownloadPdf}>
            {!running && <Download size={16} aria-hidden="true" />}
            Download PDF
          </Button>
          {running && onCancelPdf !== undefined && (
            <Button variant="ghost" onClick={onCancelPdf}>
              Cancel
            </Button>
          )}
        </Actions>
        {end}
      </Bar>
      <StatusMessage role={pdf.kind === 'failed' ? 'alert' : 'status'} data-failed={pdf.kind === 'failed'}>
        {statusText(pdf)}
      </StatusMessage>
    </Header>
  );
}

function statusText(pdf: DownloadState): string {
  switch (pdf.kind) {
    case 'idle':
      return '';
    case 'running':
      return pdf.percent === null ? 'Preparing the PDF' : `Preparing the PDF: ${Math.round(pdf.percent)}%`;
    case 'failed':
      return pdf.message;
    case 'done':
      return `Saved as ${pdf.fileName}`;
  }
}

const Header = styled.header`
  border-bottom: 1px solid ${theme.color.hairline};

  ${media.print} {
    button,
    fieldset {
      display: none;
    }
  }
`;

/** On a phone the ways to take the report along have a line of their own. */
const Bar = styled.div`
  ${wide}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  padding-block: ${theme.space[4]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`;

const ReportTitle = styled.div`
  display: grid;
  min-width: 0;

  ${media.tablet} {
    grid-template-columns: auto minmax(4rem, 1fr);
    align-items: center;
    gap: ${theme.space[4]};
  }
`;

const Company = styled.p`
  ${type.small}
  overflow: hidden;
  color: ${theme.color.textMuted};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${media.tablet} {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 1px solid ${theme.color.hairline};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  grid-column: 1 / -1;
  grid-row: 2;

  ${media.tablet} {
    grid-column: 2;
    grid-row: 1;
  }
`;

const StatusMessage = styled.p`
  ${wide}
  ${type.small}
  color: ${theme.color.textMuted};

  &:not(:empty) {
    padding-block: 0 ${theme.space[3]};
  }

  &[data-failed='true'] {
    color: ${theme.color.negative};
  }
`;
