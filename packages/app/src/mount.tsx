import { type ReactNode, startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Brand } from '@roi-insight/ui';
import { createAnalysisController } from './analysis/createAnalysisController.ts';
import { App } from './App.tsx';
import type { Host } from './host/HostContext.tsx';
import { log } from './log.ts';
import { forgetToken } from './form/submittedForm.ts';
import './print.css';

interface MountOptions {
  readonly brand: Brand;
  readonly host: Omit<Host, 'now'>;
  /** URL of the API, for the message if it cannot be reached. */
  readonly apiUrl: string;
  readonly router: (app: ReactNode) => ReactNode;
}

/** Renders the app into the page. */
export function mount({ brand, host, apiUrl, router }: MountOptions): void {
  const now = () => Date.now();
  const { store, loadClient } = host;
  const loadScope = async () => (await import('./storage/scopeOfRun.ts')).scopeOfRun;
  const isOnline = () => navigator.onLine;
  const analysis = createAnalysisController({ loadClient, loadScope, store, apiUrl, now, log, isOnline });
  // A browser may discard a page before hiding it. Work that waits for the page to be hidden would then be lost.
  window.addEventListener('beforeunload', () => forgetToken(store));
  window.addEventListener('pagehide', analysis.cancel);

  // In the demo build, the icon's URL is relative, and the browser would resolve it again on each navigation.
  for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]'))
    icon.setAttribute('href', icon.href);

  const root = document.getElementById('root');
  if (root === null) throw new Error('index.html has no #root');
  // A transition renders in slices: the first paint stays on screen and can be scrolled in the meantime.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App brand={brand} host={{ ...host, now }} analysis={analysis} router={router} />
      </StrictMode>,
    ),
  );
}
