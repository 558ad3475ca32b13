import type { Plan, Progress } from '@roi-insight/contracts';
import { planReportTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { LoadingPanel } from '../../features/loading/LoadingPanel/LoadingPanel.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { theme, type } from '../../theme/index.ts';

interface PlanReportReadingProps {
  readonly plan: Plan;
  readonly step: 'tickets' | 'orders';
  readonly progress: Progress | null;
  readonly elapsedMs: number;
  readonly onCancel: () => void;
}

/** The progress of reading the teams of a plan, and of comparing its orders. */
export function PlanReportReading({ plan, step, progress, elapsedMs, onCancel }: PlanReportReadingProps) {
  return (
    <Layout>
      {step === 'tickets' ? (
        <LoadingPanel elapsedMs={elapsedMs} progress={progress} teams={plan.terms.teams.length} />
      ) : (
        <Orders>
          <Spinner size={22} />
          <output>{planReportTexts.comparing}</output>
        </Orders>
      )}
      <div>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 34rem;
  padding-block: ${theme.space[8]};
`;

const Orders = styled.div`
  ${type.lead}
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  color: ${theme.color.textMuted};
`;
