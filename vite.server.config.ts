import { join } from 'node:path';
import { defineConfig } from 'vite';

const root = import.meta.dirname;

/** Builds the server and its worker; their dependencies stay in node_modules. */
export default defineConfig({
  root,
  publicDir: false,
  // These packages are bundled, because npm installs an older p-limit for other packages at the root, and the built file
  // would find that older version.
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
