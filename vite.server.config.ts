import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Builds the server into one file that `node` runs; its dependencies stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  build: {
    ssr: 'packages/server/src/server.ts',
    target: 'node20',
    outDir: join(root, 'dist/server'),
    emptyOutDir: true,
    rollupOptions: { output: { entryFileNames: 'server.js' } },
  },
});
