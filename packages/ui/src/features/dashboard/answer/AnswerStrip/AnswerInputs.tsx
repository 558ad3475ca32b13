import type { AssumptionFact, AssumptionField } from '@roi-insight/report-text';
import { useId } from 'react';
import { css, styled } from 'styled-components';
import { focusRing, onActive, onHover, textStart, theme, type } from '../../../../theme/index.ts';
import { container } from './container.ts';
import { VisuallyHidden } from '../../../../primitives/shared/VisuallyHidden.ts';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[4]};
`;

const Title = styled.h3`
  ${type.label}
  color: ${theme.color.textMuted};
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** Dashed until the reader enters the value. */
const Chip = styled.button<{ $assumed: boolean }>`
  ${type.caption}
  ${focusRing}
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-height: 2.5rem;
  padding: ${theme.space[1]} ${theme.space[3]};
  border: 1px ${({ $assumed }) => ($assumed ? 'dashed' : 'solid')} ${theme.color.hairlineStrong};
  border-radius: ${theme.radius.md};
  background: none;
  color: ${theme.color.textMuted};
  text-align: ${textStart};
  cursor: pointer;
  ${onHover(css`
    background: ${theme.color.surfaceSunken};
  `)}
  ${onActive(css`
    background: ${theme.color.hairline};
  `)}
  ${container.medium} {
    min-height: 2rem;
  }
`;

const Value = styled.span`
  color: ${theme.color.text};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Assumed = styled.span`
  color: ${theme.color.accentText};
  font-weight: 500;
`;

interface AnswerInputsProps {
  readonly inputs: readonly AssumptionFact[];
  readonly onEdit: (field: AssumptionField) => void;
}

/** The inputs of the net value. Each opens its field in the editor, and is marked until the reader enters it. */
export function AnswerInputs({ inputs, onEdit }: AnswerInputsProps) {
  const titleId = useId();
  return (
    <Root>
      <Title id={titleId}>Inputs</Title>
      <List aria-labelledby={titleId}>
        {inputs.map(({ name, value, assumed, field }) => (
          <li key={name}>
            <Chip type="button" $assumed={assumed} onClick={() => onEdit(field ?? 'cost')}>
              <VisuallyHidden>Edit</VisuallyHidden> {name} <Value>{value}</Value>{' '}
              {assumed && <Assumed>assumed</Assumed>}
            </Chip>
          </li>
        ))}
      </List>
    </Root>
  );
}
