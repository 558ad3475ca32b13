import { HashRouter } from 'react-router-dom';
import { brandOfBuild } from '../brandOfBuild.ts';
import { reloadOnLink } from './reloadOnLink.ts';
import { routeOf } from './routeOf.ts';
import { startDemo } from './startDemo.tsx';

reloadOnLink();
// A file is a single page: its routes are URL fragments. A presenter link may follow the route.
void startDemo({
  base: '#/',
  router: (app) => <HashRouter>{app}</HashRouter>,
  brand: brandOfBuild,
  route: location.hash.startsWith('#/') ? routeOf(location.hash.replace(/(?<=.)#.*$/s, ''), '#/') : '',
  isPart: false,
});
