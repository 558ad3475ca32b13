import type { Economics, Plan, PlanReading } from '@roi-insight/contracts';
import { planMethodFacts, planProofText } from '@roi-insight/report-text';
import type { ActualStarts, PlanRead } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { Facts } from '../../../features/dashboard/shared/Facts/Facts.tsx';
import { PlanStarts } from '../../../features/planReport/parts/PlanStarts.tsx';
import { Collapsible } from '../../../primitives/Collapsible/Collapsible.tsx';
import { media, theme, type } from '../../../theme/index.ts';
import { PlanConditions } from './PlanConditions.tsx';
import { PlanDeviations } from './PlanDeviations.tsx';
import { PlanMoneyPanel } from './PlanMoneyPanel.tsx';
import { PlanVerdict } from './PlanVerdict.tsx';
import { Section } from './Section.tsx';

interface PlanReadBodyProps {
  readonly plan: Plan;
  readonly reading: PlanReading;
  readonly starts: ActualStarts;
  readonly result: PlanRead;
  readonly economics: Economics;
  readonly onEconomicsChange: (economics: Economics) => void;
}

/** The report on a plan that has ended: the answer first, then its value, then why it can be believed. */
export function PlanReadBody({ plan, reading, starts, result, economics, onEconomicsChange }: PlanReadBodyProps) {
  const formats = useFormats();
  const { proves, not } = planProofText(formats, plan, result);
  return (
    <>
      <PlanVerdict plan={plan} result={result} />
      <PlanMoneyPanel result={result} economics={economics} onEconomicsChange={onEconomicsChange} />
      <Pair>
        <Section title="Was it done as planned?">
          <PlanDeviations plan={plan} deviations={result.deviations} />
        </Section>
        <Section title="Conditions of grade A+">
          <PlanConditions plan={plan} result={result} />
        </Section>
      </Pair>
      <Section title="Who started when">
        <PlanStarts plan={plan} starts={starts} />
      </Section>
      <Pair>
        <Section title="What this proves">
          <Sentences sentences={proves} />
        </Section>
        <Section title="What it does not prove">
          <Sentences sentences={not} />
        </Section>
      </Pair>
      <Collapsible title="Method" summary="Code, registration, orders and measures">
        <Facts items={planMethodFacts(formats, plan, reading, result)} />
      </Collapsible>
    </>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <List>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </List>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]} ${theme.space[12]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const List = styled.ul`
  ${type.small}
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
  list-style: disc;
  color: ${theme.color.textMuted};
  text-wrap: pretty;
`;
