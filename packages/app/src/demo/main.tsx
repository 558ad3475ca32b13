import { BrowserRouter } from 'react-router-dom';
import { baseOfEntry } from '../baseOfEntry.ts';
import { brandOfBuild } from '../brandOfBuild.ts';
import { reloadOnLink } from './reloadOnLink.ts';
import { routeOf } from './routeOf.ts';
import { startDemo } from './startDemo.tsx';

const base = baseOfEntry(import.meta.url);

reloadOnLink();
void startDemo({
  base,
  router: (app) => <BrowserRouter basename={base}>{app}</BrowserRouter>,
  brand: brandOfBuild,
  route: routeOf(location.pathname, base),
  isPart: false,
});
