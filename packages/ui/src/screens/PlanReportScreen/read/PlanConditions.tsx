import type { Plan } from '@roi-insight/contracts';
import { planConditionText } from '@roi-insight/report-text';
import type { PlanRead } from '@roi-insight/roi-math';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { theme, type, visuallyHidden } from '../../../theme/index.ts';

const ICONS = { met: CircleCheck, failed: CircleX, unknown: CircleHelp };

interface PlanConditionsProps {
  readonly plan: Plan;
  readonly result: PlanRead;
}

/** The conditions of the best grade as a checklist. */
export function PlanConditions({ plan, result }: PlanConditionsProps) {
  const formats = useFormats();
  return (
    <List>
      {result.conditions.map((condition) => {
        const { state, word, text } = planConditionText(formats, plan, result, condition);
        const Icon = ICONS[state];
        return (
          <li key={condition.kind} data-state={state}>
            <Icon size={18} aria-hidden />
            <span>
              <Word data-shown={state !== 'met'}>{word}: </Word>
              {text}
            </span>
          </li>
        );
      })}
    </List>
  );
}

const List = styled.ul`
  ${type.small}
  display: grid;
  gap: ${theme.space[2]};
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${theme.space[2]};
  }

  svg {
    margin-top: 0.15em;
  }

  [data-state='met'] > svg {
    color: ${theme.color.positive};
  }

  [data-state='failed'] > svg {
    color: ${theme.color.negative};
  }

  [data-state='unknown'] > svg {
    color: ${theme.color.warning};
  }
`;

const Word = styled.b`
  font-weight: 600;

  &[data-shown='false'] {
    ${visuallyHidden}
  }
`;
