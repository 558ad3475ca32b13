import type { PlanState } from '@roi-insight/ui';
import { useHost } from '../host/HostContext.tsx';
import { perHost } from '../host/perHost.ts';
import { useStore } from '../host/createStore.ts';
import { createPlanning, type Planning } from './createPlanning.ts';
import { randomSeed } from './randomSeed.ts';
import { startForecast } from './startForecast.ts';

const planningOf = perHost(({ loadClient, store, now }) =>
  createPlanning({ loadClient, store, now, randomSeed, startForecast }),
);

/** The planning of this host, and its state. */
export function usePlanning(): readonly [state: PlanState, planning: Planning] {
  const planning = planningOf(useHost());
  return [useStore(planning), planning];
}
