import { type Formats, pdfProgressText } from '@roi-insight/report-text';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { screenOnly, theme, type, visuallyHidden } from '../../../../theme/index.ts';
import { wide } from '../../../shell/PageFrame/wide.ts';
import { HomeLink } from '../../../shell/PageFrame/HomeLink.tsx';
import { AppLinkButton } from '../../../shell/PageFrame/AppLinkButton.tsx';
import type { ScreenChrome } from '../../../shell/PageFrame/ScreenChrome.ts';
import { ThemeToggle } from '../../../shell/ThemeToggle/ThemeToggle.tsx';
import type { DownloadState } from '../DownloadState.ts';
import { EditableName } from '../../names/EditableName.tsx';
import type { ReportNaming } from '../../names/ReportNaming.ts';
import { Actions, Bar, Company, CompanyLogo, Header, ReportTitle } from './topBarLayout.ts';

interface TopBarProps extends RootProps<'header'> {
  /** The host's data and handlers for the header. */
  readonly chrome: ScreenChrome;
  /** The progress of the short report's download. */
  readonly pdf: DownloadState;
  /** The reader asked for the short PDF. */
  readonly onDownloadPdf: () => void;
  /** Whether there is no report to download yet. */
  readonly disabled?: boolean;
  /** Cancels the file that is being made. */
  readonly onCancelPdf?: () => void;
  /** The 'Export' menu. */
  readonly exportMenu?: ReactNode;
  /** The company's name and logo, and how to change them. */
  readonly naming?: ReportNaming | undefined;
}

/** The dashboard's header: the company of the report, and its export actions. */
export function TopBar({
  chrome,
  pdf,
  onDownloadPdf,
  disabled = false,
  onCancelPdf,
  exportMenu,
  naming,
  ...root
}: TopBarProps) {
  const formats = useFormats();
  const { company } = useBrand();
  const logo = naming?.names?.logo;
  const running = pdf.kind === 'running';
  return (
    <Header {...root}>
      <Bar>
        <ReportTitle>
          <HomeLink chrome={chrome} />
          <Company>
            {logo !== undefined && <CompanyLogo src={logo} alt="" />}
            <EditableName {...naming} entry="company" fallback={company} />
          </Company>
        </ReportTitle>
        <Actions>
          <NewReport chrome={chrome} to="/form">
            <span>
              New <Rest>report</Rest>
            </span>
          </NewReport>
          {exportMenu}
          <Button variant="primary" loading={running} disabled={disabled} onClick={onDownloadPdf}>
            {!running && <Icon size={16} aria-hidden="true" />}
            Download PDF
          </Button>
          {running && onCancelPdf !== undefined && (
            <Button variant="ghost" onClick={onCancelPdf}>
              Cancel
            </Button>
          )}
        </Actions>
        <ThemeToggle value={chrome.theme} onChange={chrome.onThemeChange} />
      </Bar>
      <StatusMessage role={pdf.kind === 'failed' ? 'alert' : 'status'} data-failed={pdf.kind === 'failed'}>
        {statusText(formats, pdf)}
      </StatusMessage>
    </Header>
  );
}

function statusText(formats: Formats, pdf: DownloadState): string {
  switch (pdf.kind) {
    case 'idle':
      return '';
    case 'running':
      return pdfProgressText(formats, pdf.percent);
    case 'failed':
      return pdf.message;
    case 'done':
      return `Saved as ${pdf.fileName}`;
  }
}

/** Words that narrow screens omit, because the names on the left need the space more. */
const Rest = styled.span`
  @container (width < 60rem) {
    ${visuallyHidden}
  }
`;

const NewReport = styled(AppLinkButton)`
  padding-inline: ${theme.space[3]};
  ${screenOnly}
`;

/** On a phone, the three actions share one line. */
const Icon = styled(Download)`
  @container (width < 30rem) {
    display: none;
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
