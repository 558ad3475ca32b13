import { DemoRibbon } from '@roi-insight/ui/demo-ribbon';
import { type ComponentProps, useState } from 'react';

export function Ribbon() {
  const [scenario, setScenario] = useState<ComponentProps<typeof DemoRibbon>['scenario']>('comparison');
  return <DemoRibbon scenario={scenario} onScenario={setScenario} onPrepare={() => undefined} />;
}
