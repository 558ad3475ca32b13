import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Brand } from '@roi-insight/ui';
import { createAnalysisController } from './analysis/createAnalysisController.ts';
import { App } from './App.tsx';
import type { Host } from './host/HostContext.tsx';
import { log } from './log.ts';
import { forgetToken } from './storage/storedForm.ts';
import './print.css';

interface MountOptions {
  readonly brand: Brand;
  readonly host: Omit<Host, 'now'>;
  /** Address of the API, for the message when it cannot be reached. */
  readonly apiUrl: string;
  /** Gives the app its addresses. */
  readonly router: (app: ReactNode) => ReactNode;
}

/** Shows the app in the page. */
export function mount({ brand, host, apiUrl, router }: MountOptions): void {
  const now = () => Date.now();
  const { store, loadClient } = host;
  const loadScope = async () => (await import('./storage/scopeOfRun.ts')).scopeOfRun;
  const analysis = createAnalysisController({ loadClient, loadScope, store, apiUrl, now, log });
  // A browser may drop a page that is left before it is hidden, and with it what was to be done then.
  window.addEventListener('beforeunload', () => forgetToken(store));
  window.addEventListener('pagehide', analysis.cancel);

  // Its address is relative in the demo build, and the browser resolves it again at each navigation.
  for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]'))
    icon.setAttribute('href', icon.href);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // A transition renders in slices: the first paint is on screen and can be scrolled meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App brand={brand} host={{ ...host, now }} analysis={analysis} router={router} />
      </StrictMode>,
    ),
  );
}
