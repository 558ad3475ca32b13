import { useSyncExternalStore } from 'react';
import { type Host, useHost } from '../host/HostContext.tsx';
import { createPlanning, type Planning } from './createPlanning.ts';
import { randomSeed } from './randomSeed.ts';
import { startForecast } from './startForecast.ts';
import type { PlanState } from '@roi-insight/ui';

/** One for each host: a plan that is being made outlives its page. */
const plannings = new WeakMap<Host, Planning>();

function planningOf(host: Host): Planning {
  const known = plannings.get(host);
  if (known !== undefined) return known;
  const { loadClient, store, now } = host;
  const planning = createPlanning({ loadClient, store, now, randomSeed, startForecast });
  plannings.set(host, planning);
  return planning;
}

/** The planning of this host, and its state. */
export function usePlanning(): readonly [state: PlanState, planning: Planning] {
  const planning = planningOf(useHost());
  return [useSyncExternalStore(planning.subscribe, planning.get), planning];
}
