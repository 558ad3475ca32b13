import type { Plugin } from 'vite';

/** `import("./Chart-x1.js")` in a built file, whatever the quotes. */
const IMPORT = /\bimport\((?=["'`]\.\/)/g;

const HELPER = 'const importAgain=(file)=>import(file).catch(()=>import(file+"?"+Date.now()));\n';

/**
 * Lets "Try again" fetch a file again. Browsers used to remember that a module could not be fetched, until the page was
 * reloaded (whatwg/html#10327 changed that in 2026): the second try goes to another address of the same file.
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    renderChunk(code) {
      const replaced = code.replaceAll(IMPORT, 'importAgain(');
      return replaced === code ? null : { code: HELPER + replaced, map: null };
    },
  };
}
