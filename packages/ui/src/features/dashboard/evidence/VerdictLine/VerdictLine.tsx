import type { Evidence, Report } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { useBrand, useFormats } from '../../../../brand/index.ts';
import { media, theme, type } from '../../../../theme/index.ts';
import { SectionLink } from '../../shared/SectionLink/SectionLink.tsx';
import type { SectionVisit } from '../../shared/SectionLink/SectionVisit.ts';
import { IntervalBar } from '../IntervalBar/IntervalBar.tsx';
import { IntervalEnds } from '../IntervalBar/IntervalEnds.tsx';
import { intervalScale } from '../IntervalBar/intervalScale.ts';
import { verdictInk } from './verdictInk.ts';
import { describeSavingRange, verdictText, type VerdictText } from '@roi-insight/report-text';

const Root = styled.div<{ $kind: VerdictText['kind'] }>`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[12]};
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 3px solid ${({ $kind }) => verdictInk[$kind]};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding-inline-start: ${theme.space[6]};
  }
`;

const Headline = styled.p`
  ${type.heading}
  text-wrap: balance;
  ${media.tablet} {
    font-size: 1.75rem;
    line-height: 1.2;
  }
`;

const Detail = styled.p`
  max-width: 44rem;
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const EvidenceRow = styled.div`
  ${type.caption}
  display: flex;
  align-items: flex-end;
  gap: ${theme.space[8]};
  color: ${theme.color.textSubtle};
`;

const Interval = styled.div`
  flex: 0 1 12rem;
  min-width: 0;
  ${media.desktop} {
    flex-basis: 12rem;
    width: 12rem;
  }
`;

const Range = styled.p`
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const Letter = styled.span`
  ${type.figure}
  /* A block element in the link would be underlined. */
  display: inline-block;
  vertical-align: bottom;
  height: 2rem;
  line-height: 2rem;
  font-size: 2rem;
  color: ${theme.color.text};
`;

const GradeLink = styled(SectionLink)`
  color: inherit;
`;

export interface VerdictLineProps extends RootProps<'div'> {
  /** The report whose verdict is stated. */
  readonly report: Report;
  /** Leads to the section that explains the grade. */
  readonly onVisit: (visit: SectionVisit) => void;
}

/** The verdict, its certainty, and the grade of the evidence. */
export function VerdictLine({ report, onVisit, ...root }: VerdictLineProps) {
  const formats = useFormats();
  const { assistant } = useBrand();
  const { kind, headline, detail } = verdictText(formats, report, assistant);
  return (
    <Root {...root} $kind={kind}>
      <div>
        <Headline>{headline}</Headline>
        <Detail>{detail}</Detail>
      </div>
      {report.evidence && <IntervalAndGrade evidence={report.evidence} ink={verdictInk[kind]} onVisit={onVisit} />}
    </Root>
  );
}

interface IntervalAndGradeProps extends Pick<VerdictLineProps, 'onVisit'> {
  readonly evidence: Evidence;
  readonly ink: string;
}

function IntervalAndGrade({ evidence, ink, onVisit }: IntervalAndGradeProps) {
  const formats = useFormats();
  return (
    <EvidenceRow>
      {evidence.kind === 'estimated' && (
        <Interval aria-hidden>
          <Range>{describeSavingRange(formats, evidence.intervalPercent)}</Range>
          <IntervalBar estimate={evidence} scale={intervalScale([evidence.intervalPercent])} ink={ink} />
          <IntervalEnds slower="longer" faster="saved" />
        </Interval>
      )}
      <GradeLink section="evidence" onVisit={onVisit}>
        <Letter>{evidence.grade}</Letter> <br />
        evidence grade
      </GradeLink>
    </EvidenceRow>
  );
}
