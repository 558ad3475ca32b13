import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createAnalysisController } from './analysis/createAnalysisController.ts';
import { App } from './App.tsx';
import { brandFromEnv } from './brandFromEnv.ts';
import { log } from './log.ts';
import { apiUrl, loadClient } from './client/loadClient.ts';
import { createSessionStore } from './storage/sessionStore.ts';
import './print.css';

/** The entry chunk lies in `<base>/assets/`, wherever the files are put. */
const entry = import.meta.url;
const base = new URL(import.meta.env.DEV ? '/' : '..', entry).pathname;

const store = createSessionStore(() => sessionStorage);
const now = () => Date.now();
const loadScope = async () => (await import('./storage/scopeOfRun.ts')).scopeOfRun;
const analysis = createAnalysisController({ loadClient, loadScope, store, apiUrl, now, log });
window.addEventListener('pagehide', analysis.cancel);

// Its address is relative in the demo build, and the browser resolves it again at each navigation.
for (const icon of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) icon.setAttribute('href', icon.href);

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
// A transition renders in slices: the first paint is on screen and can be scrolled meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App brand={brandFromEnv(import.meta.env)} host={{ store, loadClient, now, base }} analysis={analysis} />
    </StrictMode>,
  ),
);
