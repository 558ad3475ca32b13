import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { defaultBrand } from './packages/ui/src/brand/brand.ts';

const root = import.meta.dirname;

/** Where the built server listens during `npm run dev`. */
const DEV_API = `http://127.0.0.1:${process.env.PORT ?? 4010}`;

/** Optional parts of the PDF library that turn HTML pages into pictures: 350 kB that nothing here asks for. */
const ABSENT = Object.fromEntries(
  ['html2canvas', 'canvg', 'dompurify'].map((name) => [name, join(root, 'packages/ui/src/pdf/absent.ts')]),
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

/**
 * Builds the app (`--mode demo`: with fixtures instead of a server, for any base path), and hosts the vitest projects
 * that need no browser; the stories' is in `vitest.stories.config.ts`.
 */
export default defineConfig(({ mode }) => ({
  root: join(root, 'packages/app'),
  envDir: root,
  base: mode === 'demo' ? './' : '/',
  plugins: [react(), brandedHtml(loadEnv(mode, root, 'VITE_'))],
  resolve: { alias: ABSENT },
  build: {
    outDir: join(root, mode === 'demo' ? 'dist/demo' : 'dist/app'),
    emptyOutDir: true,
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
