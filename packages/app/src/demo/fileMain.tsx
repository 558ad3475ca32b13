import { HashRouter } from 'react-router-dom';
import { brandOfBuild } from '../brandOfBuild.ts';
import { startDemo } from './startDemo.tsx';

// Inside a file, the demo is a single page whose routes are URL fragments. A presenter link may follow the route.
void startDemo({
  base: '#/',
  router: (app) => <HashRouter>{app}</HashRouter>,
  brand: brandOfBuild,
  path: location.hash.startsWith('#/') ? location.hash.replace(/(?<=.)#.*$/s, '') : '#/',
  loadPreparingDemo: async () => (await import('./PreparingDemo.tsx')).PreparingDemo,
  isPart: false,
});
