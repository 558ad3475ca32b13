import { landingTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import type { RootProps } from '../../../primitives/shared/RootProps.ts';
import { media, theme, type } from '../../../theme/index.ts';
import { samplePreview } from './samplePreview.ts';
import { SamplePreviewInterval } from './SamplePreviewInterval.tsx';
import { WeeklyDots } from './WeeklyDots.tsx';
import { useFormats } from '../../../brand/index.ts';

/** A small preview of a report: a finding, the weeks behind it, and its interval. Marked as sample data. */
export function SampleReportPreview(root: RootProps<'figure'>) {
  const formats = useFormats();
  const { project, before, after, effectPercent, intervalPercent } = samplePreview;
  const [range, to, less] = landingTexts.sampleRange;
  return (
    <Card {...root}>
      <Head>
        <span>{project}</span>
        <Badge tone="accent">Sample data</Badge>
      </Head>
      <Finding>
        <strong>{formats.wholePercent(effectPercent)}</strong> less time per ticket
      </Finding>
      <WeeklyDots before={before} after={after} />
      <Sides style={{ gridTemplateColumns: `${before.length}fr ${after.length}fr` }}>
        <span>{formats.count(before.length)} weeks before</span>
        <span>{formats.count(after.length)} weeks after</span>
      </Sides>
      <SamplePreviewInterval effectPercent={effectPercent} intervalPercent={intervalPercent} />
      <figcaption>
        {range} {formats.wholePercent(intervalPercent[0])} {to} {formats.wholePercent(intervalPercent[1])} {less}
      </figcaption>
    </Card>
  );
}

const Card = styled.figure`
  min-width: 0;
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.lg};

  ${media.tablet} {
    padding: ${theme.space[8]};
  }

  figcaption {
    ${type.small}
    padding-top: ${theme.space[4]};
    border-top: 1px solid ${theme.color.hairline};
    color: ${theme.color.textMuted};
  }
`;

const Head = styled.div`
  ${type.label}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  color: ${theme.color.textMuted};
`;

const Finding = styled.p`
  ${type.subheading}
  margin: ${theme.space[4]} 0 ${theme.space[6]};

  strong {
    ${type.figure}
    display: block;
  }
`;

const Sides = styled.div`
  ${type.caption}
  display: grid;
  margin: ${theme.space[2]} 0 ${theme.space[6]};
  color: ${theme.color.textSubtle};

  span:last-child {
    padding-inline-start: ${theme.space[2]};
    white-space: nowrap;
    color: ${theme.color.accentText};
  }
`;
