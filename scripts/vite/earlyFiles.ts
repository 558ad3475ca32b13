import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

const SCRIPT = join(import.meta.dirname, '../../packages/app/first-paint.js');

/** Which module shows an address. The app asks for it only once it runs itself; the page can ask for it at once. */
const ROUTE_MODULES = {
  '': 'LandingRoute.tsx',
  form: 'FormRoute.tsx',
  loading: 'LoadingRoute.tsx',
  dashboard: 'DashboardRoute.tsx',
};

/** The files that `chunk` needs before it can run, itself included. */
function filesOf(chunk: OutputChunk, bundle: OutputBundle, files = new Set<string>()): Set<string> {
  files.add(chunk.fileName);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk' && !files.has(name)) filesOf(imported, bundle, files);
  }
  return files;
}

const chunksOf = (bundle: OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/**
 * Tells `first-paint.js`, which runs before the app, what each address is made of beside what every page needs, so that
 * the browser fetches all of it side by side. (Vite's own way costs every page a kilobyte.)
 */
export function earlyFiles(): Plugin {
  let base = '/';
  return {
    name: 'early-files',
    apply: 'build',
    configResolved: (config) => void (base = config.base),
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `${base}first-paint.js` }, injectTo: 'head-prepend' }],
    generateBundle(_, bundle) {
      const chunks = chunksOf(bundle);
      const early = new Set<string>();
      for (const entry of chunks.filter((chunk) => chunk.isEntry)) filesOf(entry, bundle, early);
      const routes = Object.entries(ROUTE_MODULES).map(([path, module]) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true);
        if (chunk === undefined) this.error(`no chunk for ${module}`);
        return [path, [...filesOf(chunk, bundle)].filter((file) => !early.has(file))];
      });
      const source = readFileSync(SCRIPT, 'utf8').replaceAll(/^ *\/\/.*\n/gm, '');
      this.emitFile({
        type: 'asset',
        fileName: 'first-paint.js',
        source: source.replace('const ROUTES = {};', `const ROUTES = ${JSON.stringify(Object.fromEntries(routes))};`),
      });
    },
  };
}
