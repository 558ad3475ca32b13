import { createContext, type ReactNode, useContext } from 'react';
import type { AnalysisClient } from '../client/AnalysisClient.ts';
import type { SessionStore } from '../storage/sessionStore.ts';

/** The dependencies of the routes outside of React, created once by the composition root. */
export interface Host {
  readonly store: SessionStore;
  readonly loadClient: () => Promise<AnalysisClient>;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Base path of the deployment, with a slash at both ends. */
  readonly base: string;
  /** Shown above every screen, such as the ribbon of the demo. */
  readonly banner: ReactNode;
}

const Context = createContext<Host | null>(null);

export function HostProvider({ host, children }: { readonly host: Host; readonly children: ReactNode }) {
  return <Context value={host}>{children}</Context>;
}

export function useHost(): Host {
  const host = useContext(Context);
  if (host === null) throw new Error('useHost needs a HostProvider above it');
  return host;
}
