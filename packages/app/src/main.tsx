import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { baseOfEntry } from './baseOfEntry.ts';
import { brandOfBuild } from './brandOfBuild.ts';
import { apiUrl, loadClient } from './client/loadClient.ts';
import { log } from './log.ts';
import { mount } from './mount.tsx';
import { createSessionStore } from './storage/sessionStore.ts';

const base = baseOfEntry(import.meta.url);
const router = (app: ReactNode) => <BrowserRouter basename={base}>{app}</BrowserRouter>;

// `public/first-paint.js` sets this attribute if the tab has opened a presenter link.
if (document.documentElement.dataset.presented === undefined) start();
else void startDemo();

function start(): void {
  mount({
    brand: brandOfBuild,
    host: { store: createSessionStore(() => sessionStorage), loadClient, base, banner: null },
    apiUrl,
    router,
  });
}

/** The demo is a separate chunk, so that only a tab with a presenter link fetches the demo and its reports. */
async function startDemo(): Promise<void> {
  try {
    const demo = await import('./demo/parts.ts');
    await demo.startDemo({
      base,
      router,
      brand: brandOfBuild,
      path: location.pathname,
      loadPreparingDemo: async () => demo.PreparingDemo,
      isPart: true,
    });
  } catch {
    log('The demo could not be loaded.');
    start();
  }
}
