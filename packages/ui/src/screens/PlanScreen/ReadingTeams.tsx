import { planIntroTexts } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { useFormats } from '../../brand/index.ts';
import { describeDuration, describeProgress, shareDone } from '@roi-insight/report-text';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { Progress } from '../../primitives/Progress/Progress.tsx';
import { theme, type } from '../../theme/index.ts';
import type { PlanScreenProps } from './PlanScreenProps.ts';
import type { PlanState } from './PlanState.ts';
import { StepHead, StepLayout } from './StepLayout.ts';

interface ReadingTeamsProps extends Pick<PlanScreenProps, 'onCancel'> {
  readonly state: Extract<PlanState, { kind: 'reading' }>;
}

/** Shown while the server reads the teams. */
export function ReadingTeams({ state, onCancel }: ReadingTeamsProps) {
  const formats = useFormats();
  const { teams, progress } = state;
  const share = progress === null ? null : (shareDone(progress) ?? 0);
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>Reading {formats.counted(teams, 'team')}</ScreenHeading>
        <p>{planIntroTexts.reading}</p>
      </StepHead>
      <Card>
        <Progress
          label={describeDuration(formats, teams)}
          value={share === null ? null : 100 * share}
          valueText={share === null ? undefined : formats.wholePercent(100 * share)}
        />
        <Now>{progress === null ? 'Connecting to Jira' : describeProgress(formats, progress)}</Now>
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
