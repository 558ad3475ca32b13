import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What each icon imports to become a component. */
const LEAN = '\0lean-icon';
const SOURCE = join(import.meta.dirname, 'leanIcon.ts');

/** Builds the icons of lucide-react on `leanIcon`, which is 2 kB less for every page. */
export function leanIcons(): Plugin {
  return {
    name: 'lean-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') === true ? LEAN : undefined,
    load: (id) => (id === LEAN ? `export { leanIcon as default } from ${JSON.stringify(SOURCE)}` : undefined),
  };
}
