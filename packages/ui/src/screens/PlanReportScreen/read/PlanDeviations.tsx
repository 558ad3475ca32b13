import type { Plan } from '@roi-insight/contracts';
import { planDeviationText } from '@roi-insight/report-text';
import type { PlanDeviation } from '@roi-insight/roi-math';
import { CircleCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { theme, type } from '../../../theme/index.ts';

interface PlanDeviationsProps {
  readonly plan: Plan;
  readonly deviations: readonly PlanDeviation[];
}

/** Whether everything was done as planned, or each deviation with its consequence. */
export function PlanDeviations({ plan, deviations }: PlanDeviationsProps) {
  const formats = useFormats();
  if (deviations.length === 0) {
    return (
      <AsPlanned>
        <CircleCheck size={20} aria-hidden />
        As planned
      </AsPlanned>
    );
  }
  return (
    <List>
      {deviations.map((deviation) => {
        const { text, consequence } = planDeviationText(formats, plan, deviation);
        return (
          <li key={text}>
            <strong>{text}</strong>
            <p>{consequence}</p>
          </li>
        );
      })}
    </List>
  );
}

const AsPlanned = styled.p`
  ${type.subheading}
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.positive};
`;

const List = styled.ul`
  ${type.small}
  display: grid;
  gap: ${theme.space[3]};
  list-style: none;

  li {
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 3px solid ${theme.color.warning};
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 600;
  }

  p {
    color: ${theme.color.textMuted};
  }
`;
