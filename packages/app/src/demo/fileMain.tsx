import { HashRouter } from 'react-router-dom';
import { startDemo } from './startDemo.tsx';

// From a file there is one page only: its addresses are fragments.
void startDemo({
  base: '#/',
  router: (app) => <HashRouter>{app}</HashRouter>,
  isDashboard: location.hash.startsWith('#/dashboard'),
});
