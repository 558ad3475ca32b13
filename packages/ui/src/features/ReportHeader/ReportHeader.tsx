import type { Report } from '@roi-insight/contracts';
import { totalTasks } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/index.ts';
import { formatCount, formatDays } from '../../format/index.ts';
import { theme, type } from '../../theme/index.ts';
import { SCREEN_HEADING_ID } from '../PageFrame/ScreenChrome.ts';
import { VerdictLine } from '../VerdictLine/VerdictLine.tsx';

const Root = styled.header`
  display: grid;
  gap: ${theme.space[3]};
`;

const Eyebrow = styled.p`
  ${type.small}
  color: ${theme.color.textSubtle};
`;

const Title = styled.h1`
  ${type.title}
  outline: none;
`;

const Subtitle = styled.p`
  ${type.lead}
  margin-bottom: ${theme.space[5]};
  color: ${theme.color.textMuted};
`;

/** What the report is about, and its verdict before any figure. */
export function ReportHeader({ report }: { readonly report: Report }) {
  const { assistant } = useBrand();
  const { provenance } = report;
  return (
    <Root>
      {provenance && (
        <Eyebrow>
          <bdi>{provenance.project.name}</bdi> ({provenance.project.key}),{' '}
          {formatDays({ from: provenance.windows.pre.from, to: provenance.windows.post.to })}
        </Eyebrow>
      )}
      <Title id={SCREEN_HEADING_ID} tabIndex={-1}>
        Your <bdi>{assistant}</bdi> ROI Report
      </Title>
      <Subtitle>Based on {formatCount(totalTasks(report.summary_metrics))} JIRA tasks analyzed</Subtitle>
      <VerdictLine report={report} />
    </Root>
  );
}
