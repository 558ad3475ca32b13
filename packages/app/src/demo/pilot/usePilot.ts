import { PILOT_STATES, type PilotState } from '@roi-insight/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useHost } from '../../host/HostContext.tsx';
import { PILOT_KEY } from '../presenterKey.ts';

/** The point in time at which the pilot is shown. The pilot is read each time its page is opened. */
export function usePilot(isShown: boolean): readonly [PilotState, (state: PilotState) => void] {
  const host = useHost();
  const { store } = host;
  const stored = useSyncExternalStore(store.subscribe, () => store.read(PILOT_KEY));
  const state = PILOT_STATES.find((one) => one === stored) ?? 'finished';
  useEffect(() => {
    if (!isShown) return undefined;
    let isCurrent = true;
    // If the pilot cannot be fetched, the page asks for a plan file.
    import('./showPilot.ts').then(({ showPilot }) => isCurrent && showPilot(host, state)).catch(() => undefined);
    return () => void (isCurrent = false);
  }, [host, isShown, state]);
  return [state, (next) => store.write(PILOT_KEY, next)];
}
