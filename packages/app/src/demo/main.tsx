import { BrowserRouter } from 'react-router-dom';
import { baseOfEntry } from '../baseOfEntry.ts';
import { brandOfBuild } from '../brandOfBuild.ts';
import { startDemo } from './startDemo.tsx';

const base = baseOfEntry(import.meta.url);

void startDemo({
  base,
  router: (app) => <BrowserRouter basename={base}>{app}</BrowserRouter>,
  brand: brandOfBuild,
  path: location.pathname,
  loadPreparingDemo: async () => (await import('./PreparingDemo.tsx')).PreparingDemo,
  isPart: false,
});
