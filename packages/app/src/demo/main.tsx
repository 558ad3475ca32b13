import { BrowserRouter } from 'react-router-dom';
import { startDemo } from './startDemo.tsx';

/** The entry chunk lies in `<base>/assets/`, wherever the files are put. */
const entry = import.meta.url;
const base = new URL(import.meta.env.DEV ? '/' : '..', entry).pathname;

void startDemo({
  base,
  router: (app) => <BrowserRouter basename={base}>{app}</BrowserRouter>,
  isDashboard: /\/dashboard\/?$/.test(location.pathname),
});
