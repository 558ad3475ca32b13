import { useEffect } from 'react';

interface PrefetchProps {
  readonly load: () => Promise<unknown>;
}

/** Fetches the next screen while this one is shown. A failure is ignored until that screen is needed. */
export function Prefetch({ load }: PrefetchProps) {
  useEffect(() => void load().catch(() => undefined), [load]);
  return null;
}
