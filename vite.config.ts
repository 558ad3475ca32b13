import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { brandedHtml } from './scripts/vite/brandedHtml.ts';
import { leanCharts } from './scripts/vite/leanCharts.ts';
import { pages } from './scripts/vite/pages.ts';

const root = import.meta.dirname;

/** Where the built server listens during `npm run dev`. */
const DEV_API = `http://127.0.0.1:${process.env.PORT ?? 4010}`;

/** Parts of the PDF library that read pictures and HTML pages: 350 kB that nothing here asks for. */
const ABSENT = Object.fromEntries(
  ['html2canvas', 'canvg', 'dompurify', 'fast-png'].map((name) => [name, join(root, 'packages/ui/src/pdf/absent.ts')]),
);

/** What every page needs. In two files: packed together they are smaller, and the first stays the same for months. */
const VENDOR =
  /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler|styled-components|stylis|@emotion)[\\/]/;
const SHELL =
  /packages[\\/](ui[\\/]src[\\/](theme|brand|features[\\/](PageFrame|PageHeader|PageFooter|ThemeToggle|ProductMark|ScreenHeading|ScreenSign)|screens[\\/]CrashScreen[\\/]CrashNote|primitives[\\/](LinkButton|Badge))|app[\\/]src[\\/](shell|files[\\/]useOpenReport|storage[\\/](economics|sessionStore|storedForm|themeStore)|host|analysis|main|App|brand))/;

/**
 * Builds the app (`--mode demo`: with fixtures instead of a server, for any base path), and hosts the vitest projects
 * that need no browser; the stories' is in `vitest.stories.config.ts`.
 */
export default defineConfig(({ mode }) => ({
  root: join(root, 'packages/app'),
  envDir: root,
  base: mode === 'demo' ? './' : '/',
  plugins: [react(), brandedHtml(loadEnv(mode, root, 'VITE_')), leanCharts(), pages()],
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
          include: ['packages/{contracts,roi-math,ui,app}/{src,test}/**/*.test.{ts,tsx}'],
        },
      },
      {
        root,
        test: { name: 'project', environment: 'node', include: ['scripts/**/*.test.ts'] },
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
