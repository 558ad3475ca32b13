import type { Plugin } from 'vite';

/** Matches `import("./Chart-x1.js")` in a built file, with any kind of quotes. */
const IMPORT = /\bimport\((?=["'`]\.\/)/g;

/**
 * Only further attempts change the address. A page that cannot be loaded shows a crash screen, and reloading repairs
 * everything. This is an expression, because the minifier may reuse a name at the top of a file.
 */
const IMPORT_AGAIN =
  '((file,failures=globalThis.failedImports??={})=>import(file).catch((cause)=>{' +
  'const count=failures[file]??0;failures[file]=count+1;if(count>0)return import(file+"?"+count);throw cause}))(';

/**
 * Makes "Try again" fetch a file again. Older browsers remember a failed module until the page is reloaded
 * (whatwg/html#10327 changed that in 2026), so each further attempt uses another address of the same file. The files that
 * it imports keep their addresses: if one of those failed, only reloading helps.
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    renderChunk: (code) => ({ code: code.replaceAll(IMPORT, IMPORT_AGAIN), map: null }),
  };
}
