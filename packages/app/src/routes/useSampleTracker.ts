import type { SampleTracker } from '@roi-insight/contracts';
import { useEffect, useState } from 'react';
import { useHost } from '../host/HostContext.tsx';

/** The tracker with generated tickets; null until it is loaded, or if there is none. */
export function useSampleTracker(): SampleTracker | null {
  const { loadClient } = useHost();
  const [sample, setSample] = useState<SampleTracker | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    loadClient()
      .then((client) => client.sampleTracker(abort.signal))
      .then((found) => abort.signal.aborted || setSample(found))
      .catch(() => undefined);
    return () => abort.abort();
  }, [loadClient]);
  return sample;
}
