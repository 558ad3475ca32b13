import type { Host } from './HostContext.tsx';

/** Creates one value for each host. It outlives the pages that use it. */
export function perHost<T extends object>(create: (host: Host) => T): (host: Host) => T {
  const known = new WeakMap<Host, T>();
  return (host) => {
    const value = known.get(host) ?? create(host);
    known.set(host, value);
    return value;
  };
}
