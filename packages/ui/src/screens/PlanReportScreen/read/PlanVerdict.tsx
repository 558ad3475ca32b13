import type { Plan } from '@roi-insight/contracts';
import { orderPlot, planGradeTexts, planVerdictText } from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { PlotView } from '../../../features/shell/document/plot/PlotView.tsx';
import { Badge, type BadgeTone } from '../../../primitives/Badge/Badge.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { media, theme, type } from '../../../theme/index.ts';

interface PlanVerdictProps {
  readonly plan: Plan;
  readonly result: PlanRead;
}

const TONES: Readonly<Record<PlanRead['grade'], BadgeTone>> = {
  'A+': 'positive',
  A: 'positive',
  B: 'warning',
  C: 'negative',
};

/** The answer, the probability of chance, and the picture that explains it. */
export function PlanVerdict({ plan, result }: PlanVerdictProps) {
  const formats = useFormats();
  const titleId = useId();
  const plot = useMemo(() => orderPlot(formats, result), [formats, result]);
  const { title, range, chance, notes } = planVerdictText(formats, plan, result);
  return (
    <Root render={<section />} aria-labelledby={titleId}>
      <div>
        <Title id={titleId} data-verdict={result.verdict}>
          {title}
        </Title>
        <Range>{range}</Range>
        <Chance>{chance}</Chance>
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
        <Grade>
          <Badge tone={TONES[result.grade]}>Grade {result.grade}</Badge>
          <span>{planGradeTexts[result.grade]}</span>
        </Grade>
      </div>
      <PlotView plot={plot} />
    </Root>
  );
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[12]};
  box-shadow: ${theme.shadow.md};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
    padding: ${theme.space[8]} ${theme.space[10]};
  }
`;

const Title = styled.h2`
  ${type.title}

  &[data-verdict='slower'] {
    color: ${theme.color.negative};
  }
`;

const Range = styled.p`
  ${type.lead}
  margin-top: ${theme.space[3]};
  font-variant-numeric: tabular-nums;
`;

const Chance = styled.p`
  ${type.body}
  margin-top: ${theme.space[1]};
  font-weight: 600;
  text-wrap: pretty;
`;

const Note = styled.p`
  ${type.small}
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;

const Grade = styled.p`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  margin-top: ${theme.space[5]};
  color: ${theme.color.textMuted};
`;
