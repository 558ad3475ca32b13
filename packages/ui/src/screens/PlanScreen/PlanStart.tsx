import { failureAdvice } from '@roi-insight/report-text';
import { useFormats } from '../../brand/index.ts';
import { PlanForm } from '../../features/plan/PlanForm/PlanForm.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import type { PlanScreenProps } from './PlanScreenProps.ts';
import type { PlanState } from './PlanState.ts';
import { StartColumns, StepHead, StepLayout } from './StepLayout.ts';

interface PlanStartProps extends Pick<PlanScreenProps, 'today' | 'sample' | 'onSubmit' | 'onKeep' | 'onOneTeam'> {
  readonly state: Extract<PlanState, { kind: 'form' }>;
}

/** The first step: the teams and the tracker. */
export function PlanStart({ state, today, sample, onSubmit, onKeep, onOneTeam }: PlanStartProps) {
  const formats = useFormats();
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>Plan a pilot</ScreenHeading>
        <p>
          Teams start one after another, in an order that chance draws. The report at the end can then say what the
          rollout changed.
        </p>
      </StepHead>
      {state.failure !== null && (
        <Alert tone="negative" title="The teams were not read">
          {failureAdvice(formats, state.failure).message}
        </Alert>
      )}
      <StartColumns>
        <PlanForm today={today} initialValues={state.values} sample={sample} onSubmit={onSubmit} onKeep={onKeep} />
        <aside>
          <h2>How it works</h2>
          <ol>
            <li>
              <strong>Read.</strong> Up to two years of finished tickets show how much each team varies. No titles, no
              names.
            </li>
            <li>
              <strong>Forecast.</strong> The plan is replayed in those weeks: how often would it find the saving?
            </li>
            <li>
              <strong>Draw.</strong> Chance decides who starts when. A third of the teams waits until the end.
            </li>
            <li>
              <strong>Check.</strong> On the planned day, the plan file leads to a report that says whether the rollout
              changed anything.
            </li>
          </ol>
          <h2>Only one team?</h2>
          <p>Its tickets can be drawn instead: a coin decides for each one whether the assistant may be used.</p>
          <Button onClick={onOneTeam}>I have one team</Button>
        </aside>
      </StartColumns>
    </StepLayout>
  );
}
