import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { basedOnText } from '@roi-insight/report-text';
import { media, theme, type } from '../../../../theme/index.ts';
import { SCREEN_HEADING_ID } from '../../../shell/PageFrame/ScreenChrome.ts';
import { VerdictLine, type VerdictLineProps } from '../../evidence/VerdictLine/VerdictLine.tsx';

const Root = styled.header`
  display: grid;
  gap: ${theme.space[3]};
`;

const Eyebrow = styled.p`
  ${type.small}
  color: ${theme.color.textSubtle};
  overflow-wrap: anywhere;
`;

const Title = styled.h1`
  ${type.title}
  outline: none;
`;

const Subtitle = styled.p`
  ${type.lead}
  margin-bottom: ${theme.space[2]};
  color: ${theme.color.textMuted};
  ${media.desktop} {
    margin-bottom: ${theme.space[5]};
  }
`;

/** The subject of the report, and its verdict before any figure. */
export function ReportHeader({ report, onVisit, ...root }: VerdictLineProps & RootProps<'header'>) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const { provenance } = report;
  return (
    <Root {...root}>
      {provenance && (
        <Eyebrow>
          <bdi>{provenance.project.name}</bdi>
          {/* Reports from a ticket file have no project key. */}
          {provenance.tracker !== 'file' && ` (${provenance.project.key})`},{' '}
          {formats.dayRange({ from: provenance.windows.pre.from, to: provenance.windows.post.to })}
        </Eyebrow>
      )}
      <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
        Your <bdi>{assistant}</bdi> ROI Report
      </Title>
      <Subtitle>{basedOnText(formats, report)}</Subtitle>
      <VerdictLine report={report} onVisit={onVisit} />
    </Root>
  );
}
