import { BrowserRouter } from 'react-router-dom';
import { brandOfBuild } from './brandOfBuild.ts';
import { apiUrl, loadClient } from './client/loadClient.ts';
import { mount } from './mount.tsx';
import { createSessionStore } from './storage/sessionStore.ts';

/** The entry chunk is in `<base>/assets/`, wherever the app is deployed. */
const entry = import.meta.url;
const base = new URL(import.meta.env.DEV ? '/' : '..', entry).pathname;

mount({
  brand: brandOfBuild,
  host: { store: createSessionStore(() => sessionStorage), loadClient, base, banner: null },
  apiUrl,
  router: (app) => <BrowserRouter basename={base}>{app}</BrowserRouter>,
});
