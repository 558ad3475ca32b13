import { HashRouter } from 'react-router-dom';
import { brandOfBuild } from '../brandOfBuild.ts';
import { startDemo } from './startDemo.tsx';

// A file is a single page: its routes are URL fragments. A presenter link may follow the route.
void startDemo({
  base: '#/',
  router: (app) => <HashRouter>{app}</HashRouter>,
  brand: brandOfBuild,
  path: location.hash.startsWith('#/') ? location.hash.replace(/(?<=.)#.*$/s, '') : '#/',
  loadPreparingDemo: async () => (await import('./PreparingDemo.tsx')).PreparingDemo,
  isPart: false,
});
