import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Builds the server and the thread that it runs analyses in; their dependencies stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  // Other tools have an older p-limit at the root, so that npm puts the reader's own where the built file does not look.
  ssr: { noExternal: ['p-limit', 'yocto-queue'] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(root, 'dist/server'),
    emptyOutDir: true,
    rollupOptions: {
      input: ['packages/server/src/server.ts', 'packages/server/src/workers/worker.ts'],
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
});
