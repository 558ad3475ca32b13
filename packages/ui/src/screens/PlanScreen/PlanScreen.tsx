import { PageFrame } from '../../features/shell/PageFrame/PageFrame.tsx';
import { SampleRibbon } from '../../features/shell/SampleRibbon/SampleRibbon.tsx';
import { Drawn } from './Drawn.tsx';
import { Planned } from './Planned.tsx';
import type { PlanScreenProps } from './PlanScreenProps.ts';
import { PlanStart } from './PlanStart.tsx';
import { ReadingTeams } from './ReadingTeams.tsx';
import { useHeadingOfStep } from '../useHeadingOfStep.ts';
import { Registering } from './Registering.tsx';

/** The page that plans a rollout: its teams, the forecast, and the draw of its order. */
export function PlanScreen(props: PlanScreenProps) {
  const { chrome, state } = props;
  useHeadingOfStep(state.kind);
  return (
    <PageFrame chrome={chrome}>
      {'isSample' in state && state.isSample && <SampleRibbon />}
      <Step {...props} />
    </PageFrame>
  );
}

function Step({ state, ...props }: PlanScreenProps) {
  switch (state.kind) {
    case 'form':
      return <PlanStart {...props} state={state} />;
    case 'reading':
      return <ReadingTeams {...props} state={state} />;
    case 'planned':
      return <Planned {...props} state={state} />;
    case 'registering':
      return <Registering {...props} state={state} />;
    case 'drawn':
      return <Drawn {...props} state={state} />;
  }
}
