import type { Plugin } from 'vite';

/** Matches `import("./Chart-x1.js")` in a built file, with any kind of quotes. */
const IMPORT = /\bimport\((?=["'`]\.\/)/g;

/** Vite's wrapper of each import, which fetches its styles. The app does not need that: it has one file of styles. */
const WRAPPER = '\0vite/preload-helper.js';

/**
 * Changes the address of a file only after an attempt failed. A page has a single attempt: it shows the crash screen if
 * it fails, and reloading repairs everything. The function is global, because the minifier renames everything else.
 */
const IMPORT_AGAIN = `
const failures = {};
globalThis.importAgain = (file) => import(/* @vite-ignore */ file).catch((cause) => {
  const count = failures[file] ?? 0;
  failures[file] = count + 1;
  if (count > 0) return import(/* @vite-ignore */ file + '?' + count);
  throw cause;
});
export const __vitePreload = (load) => load();
`;

/**
 * Makes "Try again" fetch a file again. Older browsers remember a failed module until the page is reloaded
 * (whatwg/html#10327 changed that in 2026), so each further attempt uses another address of the same file. The imports
 * of that file keep their addresses: if an import failed, only reloading helps.
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === WRAPPER ? IMPORT_AGAIN : undefined),
    renderChunk: (code) => ({ code: code.replaceAll(IMPORT, 'globalThis.importAgain('), map: null }),
  };
}
