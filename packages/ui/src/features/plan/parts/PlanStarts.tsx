import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { planTeamRows, shareOfPlan } from '@roi-insight/report-text';
import type { ActualStarts } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { useFormats } from '../../../brand/index.ts';
import { media } from '../../../theme/index.ts';
import { StaircaseRows } from '../StaircaseChart/StaircaseRows.tsx';

interface PlanStartsProps {
  /** The plan, with its drawn order. */
  readonly plan: Plan;
  /** The actual starts of teams that did not start as planned. */
  readonly starts: ActualStarts;
  /** A day before the plan is read. Everything after this day is pale. */
  readonly today?: CalendarDate;
}

/** The planned and actual starts of the teams, in planned order. The bars end at the day of reading. */
export function PlanStarts({ plan, starts, today }: PlanStartsProps) {
  const formats = useFormats();
  return (
    <Root>
      <StaircaseRows
        rows={planTeamRows(formats, plan, starts)}
        todayX={today === undefined ? undefined : shareOfPlan(plan, today)}
      />
    </Root>
  );
}

const columns = '--name: 11rem; --when: 12rem;';

const Root = styled.div`
  --row: 2.25rem;

  ${media.tablet} {
    ${columns}
  }

  ${media.print} {
    ${columns}
  }
`;
