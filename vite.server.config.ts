import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Builds the server and its worker; their dependencies stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  // Bundled, because npm installs the older p-limit of other packages at the root, where the built file would find it.
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
