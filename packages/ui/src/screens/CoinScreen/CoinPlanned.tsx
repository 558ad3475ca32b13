import { coinLead } from '@roi-insight/report-text';
import { useFormats } from '../../brand/index.ts';
import { CoinForecast } from '../../features/coin/parts/CoinForecast.tsx';
import { CoinProof } from '../../features/coin/parts/CoinProof.tsx';
import { ScreenHeading } from '../../features/shell/ScreenHeading/ScreenHeading.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { StepActions, StepHead, StepLayout } from '../PlanScreen/StepLayout.ts';
import type { CoinScreenProps, CoinState } from './CoinScreenProps.ts';

interface CoinPlannedProps extends Pick<CoinScreenProps, 'onWeeksChange' | 'onMake' | 'onBack'> {
  readonly state: Extract<CoinState, { kind: 'planned' }>;
}

/** The plan before it is made: what it can find, and what it proves. */
export function CoinPlanned({ state, onWeeksChange, onMake, onBack }: CoinPlannedProps) {
  const formats = useFormats();
  const { outline, isSizeUsed } = state;
  return (
    <StepLayout>
      <StepHead>
        <ScreenHeading>The plan</ScreenHeading>
        <p>{coinLead(formats, outline)}</p>
      </StepHead>
      <CoinForecast outline={outline} isSizeUsed={isSizeUsed} onWeeksChange={onWeeksChange} />
      <CoinProof outline={outline} />
      <StepActions>
        <Button size="lg" onClick={onBack}>
          Back
        </Button>
        <Button variant="primary" size="lg" onClick={onMake}>
          Make the plan
        </Button>
      </StepActions>
    </StepLayout>
  );
}
