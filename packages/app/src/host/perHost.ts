import type { Host } from './HostContext.tsx';

/** One value for each host: it outlives the pages that use it. */
export function perHost<T extends object>(create: (host: Host) => T): (host: Host) => T {
  const known = new WeakMap<Host, T>();
  return (host) => {
    const value = known.get(host) ?? create(host);
    known.set(host, value);
    return value;
  };
}
