import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin, type Rolldown } from 'vite';
import { defineConfig } from 'vitest/config';
import { defaultBrand } from './packages/ui/src/brand/brand.ts';

const root = import.meta.dirname;

type OutputBundle = Rolldown.OutputBundle;
type OutputChunk = Rolldown.OutputChunk;

/** Where the built server listens during `npm run dev`. */
const DEV_API = `http://127.0.0.1:${process.env.PORT ?? 4010}`;

/** Parts of the PDF library that read pictures and HTML pages: 350 kB that nothing here asks for. */
const ABSENT = Object.fromEntries(
  ['html2canvas', 'canvg', 'dompurify', 'fast-png'].map((name) => [name, join(root, 'packages/ui/src/pdf/absent.ts')]),
);

/** Fills the names into index.html, which is read before any code runs. */
function brandedHtml(env: Record<string, string>): Plugin {
  const words: Record<string, string> = {
    BRAND_TITLE: env.VITE_BRAND_TITLE || defaultBrand.title,
    DESCRIPTION:
      'Quantify developer productivity gains and cost savings with real time data-driven insights, measured from your issue tracker.',
  };
  return {
    name: 'branded-html',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replaceAll(/%(BRAND_TITLE|DESCRIPTION)%/g, (_, name: string) => words[name] ?? ''),
    },
  };
}

/** What every page needs. In two files: packed together they are smaller, and the first stays the same for months. */
const VENDOR =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|@emotion)[\\/]/;
const SHELL =
  /packages[\\/](ui[\\/]src[\\/](theme|brand|features[\\/](PageFrame|PageHeader|PageFooter|ThemeToggle|ProductMark|ScreenHeading|ScreenSign)|primitives[\\/](LinkButton|Badge))|app[\\/]src[\\/](shell|files[\\/]useOpenReport|storage[\\/](economics|sessionStore|storedForm|themeStore)|host|analysis|main|App|brand))/;

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
function earlyFiles(): Plugin {
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
      const source = readFileSync(join(root, 'packages/app/first-paint.js'), 'utf8').replaceAll(/^ *\/\/.*\n/gm, '');
      this.emitFile({
        type: 'asset',
        fileName: 'first-paint.js',
        source: source.replace('const ROUTES = {};', `const ROUTES = ${JSON.stringify(Object.fromEntries(routes))};`),
      });
    },
  };
}

/**
 * Builds the app (`--mode demo`: with fixtures instead of a server, for any base path), and hosts the vitest projects
 * that need no browser; the stories' is in `vitest.stories.config.ts`.
 */
export default defineConfig(({ mode }) => ({
  root: join(root, 'packages/app'),
  envDir: root,
  base: mode === 'demo' ? './' : '/',
  plugins: [react(), brandedHtml(loadEnv(mode, root, 'VITE_')), earlyFiles()],
  resolve: { alias: ABSENT },
  build: {
    outDir: join(root, mode === 'demo' ? 'dist/demo' : 'dist/app'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: VENDOR },
            { name: 'shell', test: SHELL },
          ],
        },
      },
    },
    // ApexCharts alone is larger than Vite's default; what each page may load is checked in tests/e2e.
    chunkSizeWarningLimit: 700,
  },
  server: { proxy: { '/api': DEV_API } },
  test: {
    root,
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{contracts,roi-math,ui,app}/{src,test}/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        root,
        test: {
          name: 'server',
          environment: 'node',
          include: ['packages/{server,jira-sandbox}/{src,test}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
}));
