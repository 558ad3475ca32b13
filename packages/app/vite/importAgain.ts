import type { Plugin } from 'vite';

/** `import("./Chart-x1.js")` in a built file, whatever the quotes. */
const IMPORT = /\bimport\((?=["'`]\.\/)/g;

/**
 * The first failure stays one: a page that cannot be loaded has a crash screen, and reloading repairs all of it. An
 * expression, because the minifier gives a name at the top of a file to other things, too.
 */
const IMPORT_AGAIN =
  '((file,failed=globalThis.failedImports??=new Set())=>import(file).catch((cause)=>{' +
  'if(failed.has(file))return import(file+"?"+Date.now());failed.add(file);throw cause}))(';

/**
 * Lets "Try again" fetch a file again. Browsers used to remember that a module could not be fetched, until the page was
 * reloaded (whatwg/html#10327 changed that in 2026): the second try goes to another address of the same file. Files that
 * this one needs keep their addresses: where one of those was lost, only reloading helps.
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    renderChunk: (code) => ({ code: code.replaceAll(IMPORT, IMPORT_AGAIN), map: null }),
  };
}
