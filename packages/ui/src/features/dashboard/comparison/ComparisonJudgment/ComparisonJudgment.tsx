import type { FoundComparison } from '@roi-insight/contracts';
import {
  COMPARISON_DOUBTS,
  comparisonLimits,
  DOES_NOT_RULE_OUT,
  doubtText,
  NO_COMPARISON_DOUBTS,
  RULES_OUT,
} from '@roi-insight/report-text';
import { Check, TriangleAlert, X } from 'lucide-react';
import { styled } from 'styled-components';
import type { RootProps } from '../../../../primitives/shared/RootProps.ts';
import { theme, type } from '../../../../theme/index.ts';
import { FigureTitle } from '../../shared/figureParts.tsx';
import { container } from '../../shared/container.ts';
import { useFormats } from '../../../../brand/index.ts';

const Columns = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[8]};
  ${container.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${container.wide} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Block = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
`;

const List = styled.ul`
  ${type.small}
  display: grid;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
  li {
    display: grid;
    grid-template-columns: 1rem minmax(0, 1fr);
    gap: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  svg {
    margin-top: 0.2em;
  }
`;

const signs = {
  yes: <Check size="1rem" strokeWidth={2.5} color={theme.color.positive} aria-hidden />,
  no: <X size="1rem" strokeWidth={2.5} color={theme.color.negative} aria-hidden />,
  doubt: <TriangleAlert size="1rem" color={theme.color.warning} aria-hidden />,
};

interface ComparisonJudgmentProps extends RootProps<'div'> {
  /** The teams that were compared, and the result. */
  readonly comparison: FoundComparison;
}

/** The doubts about the comparison, and the causes that it does and does not rule out. */
export function ComparisonJudgment({ comparison, ...root }: ComparisonJudgmentProps) {
  const formats = useFormats();
  const { rulesOut, doesNot } = comparisonLimits(comparison);
  const { doubts } = comparison;
  return (
    <Columns {...root}>
      <Sentences title={RULES_OUT} sign="yes" sentences={rulesOut} />
      <Sentences title={DOES_NOT_RULE_OUT} sign="no" sentences={doesNot} />
      {doubts.length === 0 ? (
        <Sentences title={COMPARISON_DOUBTS} sign="yes" sentences={[NO_COMPARISON_DOUBTS]} />
      ) : (
        <Sentences
          title={COMPARISON_DOUBTS}
          sign="doubt"
          sentences={doubts.map((doubt) => doubtText(formats, doubt))}
        />
      )}
    </Columns>
  );
}

interface SentencesProps {
  readonly title: string;
  readonly sign: keyof typeof signs;
  readonly sentences: readonly string[];
}

function Sentences({ title, sign, sentences }: SentencesProps) {
  return (
    <Block>
      <FigureTitle>{title}</FigureTitle>
      <List>
        {sentences.map((sentence) => (
          <li key={sentence}>
            {signs[sign]}
            <span>{sentence}</span>
          </li>
        ))}
      </List>
    </Block>
  );
}
