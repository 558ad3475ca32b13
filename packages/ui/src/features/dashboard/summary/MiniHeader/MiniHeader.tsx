import type { Economics, Report } from '@roi-insight/contracts';
import { answerText, verdictInBrief } from '@roi-insight/report-text';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../../../../primitives/Button/Button.tsx';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { onHover, theme, type, visuallyHidden } from '../../../../theme/index.ts';
import { wide } from '../../../shell/PageFrame/wide.ts';
import { SCREEN_HEADING_ID } from '../../../shell/PageFrame/ScreenChrome.ts';
import type { ReportActions } from '../../actions/ReportActions.ts';
import { SectionLink } from '../../shared/SectionLink/SectionLink.tsx';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import { useFormats } from '../../../../brand/index.ts';

const Root = styled.div`
  container-type: inline-size;
  border-bottom: 1px solid ${theme.color.hairlineStrong};
  background: ${theme.color.canvas};
`;

/** Wide enough for everything on one line. */
const ONE_LINE = '@container (width >= 60rem)';

/** On narrower screens the links have their own line. */
const Bar = styled.div`
  ${wide}
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${theme.space[4]};
  padding-top: ${theme.space[2]};
  ${ONE_LINE} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    gap: ${theme.space[6]};
    padding-bottom: ${theme.space[2]};
  }
`;

const Line = styled.p`
  ${type.caption}
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  color: ${theme.color.textMuted};
  strong {
    color: ${theme.color.text};
    font-weight: 600;
  }
  &[data-negative] strong {
    color: ${theme.color.negative};
  }
`;

/** Links that do not fit scroll horizontally. */
const Links = styled.ul`
  display: flex;
  gap: ${theme.space[1]};
  overflow-x: auto;
  margin-inline: calc(-1 * ${theme.space[2]});
  scrollbar-width: none;
`;

const Nav = styled.nav`
  grid-column: 1 / -1;
  grid-row: 2;
  min-width: 0;
  ${ONE_LINE} {
    grid-column: 2;
    grid-row: 1;
  }
`;

const Link = styled(SectionLink)`
  ${type.label}
  display: block;
  padding: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-decoration: none;
  white-space: nowrap;
  outline-offset: -2px;
  ${onHover(css`
    color: ${theme.color.text};
  `)}
`;

/** On narrow screens, only the icon. */
const Words = styled.span`
  @container (width < 40rem) {
    ${visuallyHidden}
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
  /** The inputs of the net value besides the report. */
  readonly economics: Economics;
  /** Null if no PDF can be made. */
  readonly actions: Pick<ReportActions, 'pdf' | 'onDownloadPdf' | 'onCancelPdf'> | null;
  /** Goes to a section of the report. */
  readonly onVisit: (visit: SectionVisit) => void;
}

/** The answer in two lines, links to the sections of the report, and the PDF button. */
export function MiniHeader({ report, economics, actions, onVisit, ...root }: MiniHeaderProps) {
  const formats = useFormats();
  const { title, figure, tone, inputs } = useMemo(
    () => answerText(formats, report, economics),
    [formats, report, economics],
  );
  return (
    <Root {...root}>
      <Bar>
        <div>
          <Line>
            <strong>{verdictInBrief(formats, report)}</strong>
          </Line>
          <Line data-negative={tone === 'negative' || undefined}>
            <strong>{figure}</strong>
            {/* Without a net value, the words in its place say what is missing. */}
            {inputs.length > 0 && ` ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
            {report.evidence && `, evidence grade ${report.evidence.grade}`}
          </Line>
        </div>
        <Nav aria-label="Sections of the report">
          <Links>
            <li>
              <Link section={SCREEN_HEADING_ID} onVisit={goToTop}>
                Summary
              </Link>
            </li>
            {sectionsOf(report).map(({ section, name }) => (
              <li key={section}>
                <Link section={section} onVisit={onVisit}>
                  {name}
                </Link>
              </li>
            ))}
          </Links>
        </Nav>
        {actions && <PdfButtons {...actions} />}
      </Bar>
      {/* Not announced here: the page's header does that, but it may be out of view. */}
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
      <Button variant="primary" loading={isRunning} onClick={onDownloadPdf}>
        {!isRunning && <Download size={16} aria-hidden="true" />}
        <Words>Download PDF</Words>
      </Button>
    </Actions>
  );
}

const sectionsOf = ({ provenance }: Report) =>
  [
    { section: 'evidence', name: 'Evidence' },
    { section: 'net-savings', name: 'From gross to net' },
    ...(provenance ? [{ section: 'tickets-used', name: 'Tickets used' } as const] : []),
    { section: 'method', name: 'Method' },
  ] as const;

/** Scrolls to the top of the page and focuses the heading. */
function goToTop() {
  document.getElementById(SCREEN_HEADING_ID)?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
