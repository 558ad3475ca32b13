import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { describeDuration, describeProgress, shareDone } from '../../features/loading/LoadingPanel/describeProgress.ts';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { theme, type } from '../../theme/index.ts';
import { StepHead, StepLayout } from '../PlanScreen/StepLayout.ts';
import type { CoinState } from './CoinScreenProps.ts';

interface CoinProgressProps {
  readonly state: Extract<CoinState, { kind: 'reading' | 'forecasting' }>;
  readonly onCancel: () => void;
}

/** While the server reads the project, and while the forecast is made. */
export function CoinProgress({ state, onCancel }: CoinProgressProps) {
  const formats = useFormats();
  const isReading = state.kind === 'reading';
  const share = isReading ? (state.progress === null ? null : (shareDone(state.progress) ?? 0)) : state.share;
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>{isReading ? 'Reading the project' : 'Forecasting the plan'}</ScreenHeading>
        <p>
          {isReading
            ? 'Up to two years of finished tickets show how much their times vary.'
            : 'The plan is replayed in the past of this team: how often would it find the saving?'}
        </p>
      </StepHead>
      <Card>
        <Progress
          label={isReading ? describeDuration(formats, 1) : 'This takes a few seconds'}
          value={share === null ? null : 100 * share}
          valueText={share === null ? undefined : formats.wholePercent(100 * share)}
        />
        <Now>
          {isReading && (state.progress === null ? 'Connecting to Jira' : describeProgress(formats, state.progress))}
        </Now>
      </Card>
      <div>
        <Button size="lg" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </StepLayout>
  );
}

const Now = styled.p`
  ${type.small}
  min-height: 1lh;
  margin-top: ${theme.space[4]};
  color: ${theme.color.textMuted};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
