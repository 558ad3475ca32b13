import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { injectBrand } from './packages/app/vite/injectBrand.ts';
import { importAgain } from './packages/app/vite/importAgain.ts';
import { reportPage } from './packages/app/vite/reportPage.ts';
import { stubUnusedModules } from './packages/app/vite/stubUnusedModules.ts';
import { stripJsPdf } from './packages/app/vite/stripJsPdf.ts';
import { pages } from './packages/app/vite/pages.ts';

const root = import.meta.dirname;

/** Where the built server listens during `npm run dev`. */
const DEV_API = `http://127.0.0.1:${process.env.PORT ?? 4010}`;

/**
 * Time limit of tests and of their waits: only a defect reaches it, a busy machine never does. Every wait ends when its
 * condition is true.
 */
const PATIENCE = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 120_000 } } } as const;

/**
 * Builds the app (with `--mode demo`: with fixtures instead of a server, for any base path), and contains the vitest
 * projects that need no browser. The vitest project of the stories is in `vitest.stories.config.ts`.
 */
export default defineConfig(({ mode }) => ({
  root: join(root, 'packages/app'),
  envDir: root,
  base: mode === 'demo' ? './' : '/',
  // `npm run build:demo -- --preset` validates the preset before it sets this variable.
  define: { PRESET_OF_BUILD: loadEnv(mode, root, 'VITE_').VITE_DEMO_PRESET ?? '{}' },
  plugins: [
    react(),
    injectBrand(loadEnv(mode, root, 'VITE_'), mode === 'demo' ? 'demo/main.tsx' : 'main.tsx'),
    stubUnusedModules(),
    stripJsPdf(),
    reportPage(),
    importAgain(),
    pages(),
  ],
  // The package exports only its development build, which has warnings for developers.
  resolve: {
    alias: [{ find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') }],
  },
  // Removes the indentation of CSS in templates.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, pure: true } } },
  build: {
    outDir: join(root, mode === 'demo' ? 'dist/demo' : 'dist/app'),
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // The files have no names, because names would tell the host of the demo which page a presenter link shows.
        ...(mode === 'demo' && { chunkFileNames: 'assets/[hash].js' }),
        // The code that every page needs, in two files instead of a dozen. Libraries stay the same for months, so they have a file of their own.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /[\\/]node_modules[\\/].*js$/, tags: ['$initial'] },
            { name: 'shell', tags: ['$initial'] },
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
    // On two cores vitest would otherwise use one worker. There are three, because tests of the server wait half of the time.
    maxWorkers: 3,
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          // One process for many files: loading the modules again for each took most of the time. A test that changes
          // something global (a timer, a mock, a variable) restores it.
          isolate: false,
          include: [
            'packages/{contracts,roi-math,jira-tickets,file-reading,ticket-files,assistant-usage,report-text,report-files,ui,app}/{src,test}/**/*.test.{ts,tsx}',
          ],
          ...PATIENCE,
        },
      },
      {
        root,
        test: {
          name: 'project',
          environment: 'node',
          // One process for many files, as above, saves a third of the time.
          isolate: false,
          include: [
            'scripts/**/*.test.ts',
            'tools/!(bench)/**/*.test.ts',
            'tests/{project,visual}/**/*.test.ts',
            'packages/app/vite/**/*.test.ts',
          ],
          ...PATIENCE,
        },
      },
      // Only before a release: tests of the benchmarks, and runs of them that are long enough to show a broken method.
      {
        root,
        test: {
          name: 'simulation',
          environment: 'node',
          isolate: false,
          include: ['tools/bench/**/*.{test,simulation}.ts'],
          ...PATIENCE,
        },
      },
      {
        root,
        test: {
          name: 'server',
          environment: 'node',
          // One process for many files, as above, saves a third of the time. A test ends every process that it starts.
          isolate: false,
          globalSetup: ['packages/cli/test/buildCommand.ts'],
          include: ['packages/{jira-reader,server,cli,jira-sandbox}/{src,test}/**/*.test.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
}));
