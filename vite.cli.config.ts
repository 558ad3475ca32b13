import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Builds the command into one file that includes its dependencies, so that it installs fast and without a network. */
export default defineConfig({
  root,
  publicDir: false,
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(root, 'dist/cli'),
    emptyOutDir: true,
    license: { fileName: 'LICENSES.md' },
    rollupOptions: {
      input: { 'roi-insight': 'packages/cli/src/main.ts' },
      output: { banner: '#!/usr/bin/env node', codeSplitting: false },
    },
  },
});
