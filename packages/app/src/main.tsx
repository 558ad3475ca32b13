import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { baseOfEntry } from './baseOfEntry.ts';
import { brandOfBuild } from './brandOfBuild.ts';
import { apiUrl, loadClient } from './client/loadClient.ts';
import { demoStore } from './demo/demoStore.ts';
import { isPresented } from './demo/isPresented.ts';
import { reloadOnLink } from './demo/reloadOnLink.ts';
import { routeOf } from './demo/routeOf.ts';
import { log } from './log.ts';
import { mount } from './mount.tsx';
import { createSessionStore } from './storage/sessionStore.ts';

const base = baseOfEntry(import.meta.url);
const router = (app: ReactNode) => <BrowserRouter basename={base}>{app}</BrowserRouter>;

reloadOnLink();
if (isPresented(demoStore())) void startDemo();
else start();

function start(): void {
  mount({
    brand: brandOfBuild,
    host: { store: createSessionStore(() => sessionStorage), loadClient, base, banner: null },
    apiUrl,
    router,
  });
}

/** A separate chunk: only a tab with a presenter link fetches the demo and its reports. */
async function startDemo(): Promise<void> {
  try {
    const demo = await import('./demo/startDemo.tsx');
    await demo.startDemo({ base, router, brand: brandOfBuild, route: routeOf(location.pathname, base), isPart: true });
  } catch {
    log('The demo could not be loaded. Reload the page.');
    start();
  }
}
