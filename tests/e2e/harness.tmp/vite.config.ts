import { defineConfig } from 'vite';
import { join } from 'node:path';
const absent = join(import.meta.dirname, '../../../packages/ui/src/pdf/absent.ts');
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '/tmp/vite-harness',
  resolve: { alias: { html2canvas: absent, canvg: absent, dompurify: absent } },
  server: { port: 4701, strictPort: true, fs: { allow: ['/work/main'] } },
  build: { outDir: '/tmp/harness-dist', emptyOutDir: true, manifest: true },
});
