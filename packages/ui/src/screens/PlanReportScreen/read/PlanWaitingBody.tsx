import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { planDeviationsSection, planStartsSection, planWaitingText } from '@roi-insight/report-text';
import type { ActualStarts, PlanWaiting } from '@roi-insight/roi-math';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { PlanStarts } from '../../../features/plan/parts/PlanStarts.tsx';
import { FactRow } from '../../../features/shell/document/FactRow.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Progress } from '../../../primitives/Progress/Progress.tsx';
import { theme, type } from '../../../theme/index.ts';
import { Section } from './Section.tsx';

interface PlanWaitingBodyProps {
  readonly plan: Plan;
  readonly starts: ActualStarts;
  readonly result: PlanWaiting;
  readonly today: CalendarDate;
}

/** The report on a plan before it is read: it shows the progress of the plan, but no result. */
export function PlanWaitingBody({ plan, starts, result, today }: PlanWaitingBodyProps) {
  const formats = useFormats();
  const titleId = useId();
  const { title, lead, facts } = planWaitingText(formats, plan, starts, result, today);
  const [weeks, ...others] = facts;
  const percent = (100 * result.closedWeeks) / plan.terms.weeks;
  return (
    <>
      <Hero render={<section />} aria-labelledby={titleId}>
        <h2 id={titleId}>{title}</h2>
        <p>{lead}</p>
        <Progress label={weeks?.name ?? ''} value={percent} valueText={weeks?.value ?? ''} />
        <FactRow facts={others} />
      </Hero>
      <Section section={planDeviationsSection(formats, plan, result)} />
      <Section section={planStartsSection(formats, { plan, starts, result })}>
        <PlanStarts plan={plan} starts={starts} today={today} />
      </Section>
    </>
  );
}

const Hero = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  box-shadow: ${theme.shadow.md};

  > h2 {
    ${type.title}
  }

  > p {
    ${type.body}
    max-width: 44rem;
    color: ${theme.color.textMuted};
    text-wrap: pretty;
  }
`;
