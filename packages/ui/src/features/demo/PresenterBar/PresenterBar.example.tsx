import { PresenterBar } from '@roi-insight/ui/presenter-bar';
import { type ComponentProps, useState } from 'react';

export function Presenter() {
  const [scenario, setScenario] = useState<ComponentProps<typeof PresenterBar>['scenario']>('comparison');
  const [isHidden, setHidden] = useState(false);
  return (
    <PresenterBar
      scenario={scenario}
      onScenario={setScenario}
      onPrepare={() => undefined}
      isHidden={isHidden}
      onHiddenChange={setHidden}
      fullScreen={null}
      onEnd={null}
    />
  );
}
