import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { brandedHtml } from './packages/app/vite/brandedHtml.ts';
import { stubUnusedChartModules } from './packages/app/vite/stubUnusedChartModules.ts';
import { pages } from './packages/app/vite/pages.ts';

const root = import.meta.dirname;

/** Where the built server listens during `npm run dev`. */
const DEV_API = `http://127.0.0.1:${process.env.PORT ?? 4010}`;

/** Parts of the PDF library that read pictures and HTML pages: 350 kB that nothing here asks for. */
const ABSENT = Object.fromEntries(
  ['html2canvas', 'canvg', 'dompurify', 'fast-png'].map((name) => [
    name,
    join(root, 'packages/report-files/src/pdf/emptyModule.ts'),
  ]),
);

/** What every page needs. In two files: packed together they are smaller, and the first stays the same for months. */
const VENDOR =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|@emotion)[\\/]/;
const SHELL =
  /packages[\\/](ui[\\/]src[\\/](theme|brand|features[\\/]shell[\\/](PageFrame|PageHeader|PageFooter|ThemeToggle|Logo|ScreenHeading|StatusIllustration)|screens[\\/]CrashScreen[\\/]CrashFallback|primitives[\\/](LinkButton|Badge))|app[\\/]src[\\/](shell|files[\\/]useOpenReport|storage[\\/](sessionStore|storedForm|themeStore)|host|analysis|main|App|brand))/;

/** The validation library and the contracts that need nothing else: one file is smaller than three. */
const SCHEMAS =
  /node_modules[\\/](yup|property-expr|tiny-case|toposort)[\\/]|packages[\\/]contracts[\\/]src[\\/](failure|numbers|parsed)/;

/**
 * Builds the app (`--mode demo`: with fixtures instead of a server, for any base path), and hosts the vitest projects
 * that need no browser; the stories' is in `vitest.stories.config.ts`.
 */
export default defineConfig(({ mode }) => ({
  root: join(root, 'packages/app'),
  envDir: root,
  base: mode === 'demo' ? './' : '/',
  plugins: [react(), brandedHtml(loadEnv(mode, root, 'VITE_')), stubUnusedChartModules(), pages()],
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
            { name: 'schemas', test: SCHEMAS },
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
    // On two cores vitest would otherwise use one.
    maxWorkers: '100%',
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/{contracts,roi-math,report-text,report-files,ui,app}/{src,test}/**/*.test.{ts,tsx}'],
        },
      },
      {
        root,
        test: {
          name: 'project',
          environment: 'node',
          include: [
            '{scripts,tools}/**/*.test.ts',
            'tests/{project,visual}/**/*.test.ts',
            'packages/app/vite/**/*.test.ts',
          ],
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
