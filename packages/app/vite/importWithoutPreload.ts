import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in a helper that fetches style sheets and preloads scripts first. There are no style
 * sheets here, and preloading is off (`build.modulePreload`): an import is enough, and every page is 1 kB lighter.
 */
export function importWithoutPreload(): Plugin {
  return {
    name: 'import-without-preload',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
