import { BrowserRouter } from 'react-router-dom';
import { startDemo } from './startDemo.tsx';

/** The entry chunk is in `<base>/assets/`, wherever the app is deployed. */
const entry = import.meta.url;
const base = new URL(import.meta.env.DEV ? '/' : '..', entry).pathname;

void startDemo({
  base,
  router: (app) => <BrowserRouter basename={base}>{app}</BrowserRouter>,
  isDashboard: /\/dashboard\/?$/.test(location.pathname),
});
