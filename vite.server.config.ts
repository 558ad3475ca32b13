import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Builds the server and its worker; their dependencies stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  // Other packages need an older p-limit, which npm installs at the root; the built file would find that one.
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
