import {
  FORECAST_PROGRESS,
  FORECAST_STOPPED,
  planOutlineText,
  planLessUse,
  planRefusalText,
  planStaircase,
  STAIRCASE_TITLE,
} from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { PlanPromise } from '../../features/plan/parts/PlanPromise.tsx';
import { LeftOutTeams } from '../../features/plan/parts/LeftOutTeams.tsx';
import { StaircaseChart } from '../../features/plan/StaircaseChart/StaircaseChart.tsx';
import { TeamRoles } from '../../features/plan/parts/TeamRoles.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Collapsible } from '../../primitives/Collapsible/Collapsible.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { theme } from '../../theme/index.ts';
import { Forecast } from './Forecast.tsx';
import type { PlanScreenProps } from './PlanScreenProps.ts';
import type { PlanState } from './PlanState.ts';
import { StepActions, StepHead, StepLayout } from './StepLayout.ts';

interface PlannedProps extends Pick<
  PlanScreenProps,
  'onCancel' | 'onWeeksChange' | 'onRoleChange' | 'onForecast' | 'onAccept' | 'onBack'
> {
  readonly state: Extract<PlanState, { kind: 'planned' }>;
}

/** The plan before the draw: its steps, the savings that it can find, and the choices that the reader can still change. */
export function Planned({ state, ...on }: PlannedProps) {
  const formats = useFormats();
  const { outline, teams, refusal, forecast } = state;
  const lessUse = planLessUse(formats, outline);
  const fixed = outline.fixed.length;
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>The plan</ScreenHeading>
        {refusal === null && <p>{planOutlineText(formats, outline)}</p>}
        {lessUse !== null && refusal === null && <small>{lessUse}</small>}
      </StepHead>
      {refusal !== null && (
        <Alert tone="negative" title="No order can be drawn">
          {planRefusalText(formats, refusal)}
        </Alert>
      )}
      <LeftOutTeams teams={outline.leftOut} />
      {refusal === null && (
        <Card>
          <StaircaseChart title={STAIRCASE_TITLE} staircase={planStaircase(formats, outline, null)} />
        </Card>
      )}
      {refusal === null && (
        <Card render={<section />} aria-label="Forecast">
          {forecast.kind === 'running' && (
            <Running>
              <Progress
                label={FORECAST_PROGRESS}
                value={100 * forecast.share}
                valueText={formats.wholePercent(100 * forecast.share)}
              />
              <Button onClick={on.onCancel}>Cancel</Button>
            </Running>
          )}
          {forecast.kind === 'stopped' && (
            <Alert title="The forecast was canceled" actions={<Button onClick={on.onForecast}>Forecast again</Button>}>
              {FORECAST_STOPPED}
            </Alert>
          )}
          {forecast.kind === 'failed' && (
            <Alert
              tone="negative"
              title="The forecast was not made"
              actions={<Button onClick={on.onForecast}>Try again</Button>}
            >
              {forecast.message}
            </Alert>
          )}
          {forecast.kind === 'ready' && (
            <Forecast outline={outline} remedies={forecast.remedies} onWeeksChange={on.onWeeksChange} />
          )}
        </Card>
      )}
      <div>
        <Collapsible
          title="Teams that cannot wait their turn"
          summary={
            fixed === 0
              ? `All ${formats.counted(teams.length, 'team')} are drawn`
              : `${formats.counted(fixed, 'team is', 'teams are')} not drawn`
          }
          defaultOpen={refusal !== null || fixed > 0}
        >
          <TeamRoles teams={teams} onChange={on.onRoleChange} />
        </Collapsible>
        <Collapsible title="What it will show" summary="What you will see when, what it proves and what it does not">
          <PlanPromise outline={outline} />
        </Collapsible>
      </div>
      <StepActions>
        <Button size="lg" onClick={on.onBack}>
          Back
        </Button>
        <Button
          variant="primary"
          size="lg"
          disabled={refusal !== null || forecast.kind !== 'ready'}
          onClick={on.onAccept}
        >
          Continue to the draw
        </Button>
      </StepActions>
    </StepLayout>
  );
}

const Running = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[4]} ${theme.space[6]};

  > :first-child {
    flex: 1 1 16rem;
  }
`;
