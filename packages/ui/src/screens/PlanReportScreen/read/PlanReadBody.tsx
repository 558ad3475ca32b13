import type { Economics, Plan, PlanReading } from '@roi-insight/contracts';
import {
  planConditionsSection,
  planDeviationsSection,
  planLimitsSection,
  planMethodSection,
  planProofSection,
  planStartsSection,
} from '@roi-insight/report-text';
import type { ActualStarts, PlanRead, RegisteredIssue } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { PlanStarts } from '../../../features/plan/parts/PlanStarts.tsx';
import { Blocks } from '../../../features/shell/document/Blocks.tsx';
import { Collapsible } from '../../../primitives/Collapsible/Collapsible.tsx';
import { media, theme } from '../../../theme/index.ts';
import { PlanMoneyPanel } from './PlanMoneyPanel.tsx';
import { PlanVerdict } from './PlanVerdict.tsx';
import { Section } from './Section.tsx';

interface PlanReadBodyProps {
  readonly plan: Plan;
  readonly reading: PlanReading;
  readonly starts: ActualStarts;
  readonly registered: RegisteredIssue | null;
  readonly result: PlanRead;
  readonly economics: Economics;
  readonly onEconomicsChange: (economics: Economics) => void;
}

/** The report on a plan that has ended: the answer first, then its value, then the reasons to believe it. */
export function PlanReadBody(props: PlanReadBodyProps) {
  const { plan, reading, starts, registered, result, economics, onEconomicsChange } = props;
  const formats = useFormats();
  return (
    <>
      <PlanVerdict plan={plan} result={result} />
      <PlanMoneyPanel result={result} economics={economics} onEconomicsChange={onEconomicsChange} />
      <Pair>
        <Section section={planDeviationsSection(formats, plan, result)} />
        <Section section={planConditionsSection(formats, result)} />
      </Pair>
      <Section section={planStartsSection(formats, { plan, starts, result })}>
        <PlanStarts plan={plan} starts={starts} />
      </Section>
      <Pair>
        <Section section={planProofSection(formats, plan, result)} />
        <Section section={planLimitsSection(formats, plan, result)} />
      </Pair>
      <Collapsible title="Method" summary="Code, registration, orders and measures">
        <Blocks blocks={planMethodSection(formats, { plan, reading, registered }, result).blocks} />
      </Collapsible>
    </>
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
