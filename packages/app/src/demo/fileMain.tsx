import { HashRouter } from 'react-router-dom';
import { startDemo } from './startDemo.tsx';

// A file is a single page: its routes are URL fragments.
void startDemo({
  base: '#/',
  router: (app) => <HashRouter>{app}</HashRouter>,
  isDashboard: location.hash.startsWith('#/dashboard'),
});
