import { coinRefusalText } from '@roi-insight/report-text';
import type { CoinRefusal } from '@roi-insight/roi-math';
import { useFormats } from '../../brand/index.ts';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { StepActions, StepHead, StepLayout } from '../PlanScreen/StepLayout.ts';

interface CoinRefusedProps {
  readonly refusal: CoinRefusal;
  readonly onBack: () => void;
}

/** Why no plan is possible for this team. */
export function CoinRefused({ refusal, onBack }: CoinRefusedProps) {
  const formats = useFormats();
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>This team can’t be planned</ScreenHeading>
      </StepHead>
      <Alert tone="negative" title="Its earlier tickets don’t say enough">
        {coinRefusalText(formats, refusal)}
      </Alert>
      <StepActions>
        <Button size="lg" onClick={onBack}>
          Back
        </Button>
      </StepActions>
    </StepLayout>
  );
}
