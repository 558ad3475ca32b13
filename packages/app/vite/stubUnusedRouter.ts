import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** What is rewritten so that the bundler can tell what nothing here uses: what is replaced, and by what. */
const REWRITTEN: readonly (readonly [RegExp, string])[] = [
  // Components and contexts, which the bundler keeps: calling a function that it does not know might do something.
  [/= (?=React\d*\.(forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ '],
  // The name of a component for developers, which is another reason to keep it.
  [/^\w+\.displayName = .*;$/gm, ''],
  // As in the library's own build for production, which its package does not export.
  [/\bENABLE_DEV_WARNINGS = true;/g, 'ENABLE_DEV_WARNINGS = false;'],
  // Routes that load data, with their boundaries for errors: only a router of `createBrowserRouter` has them.
  [/\bisDataRoute \? useNavigateStable\(\) : (?=useNavigateUnstable\(\))/g, ''],
  [/\blet dataRouterState = dataRouterOpts\?\.state;/g, 'const dataRouterState = undefined;'],
  [/^RenderErrorBoundary\.contextType = .*;$/gm, ''],
];

/**
 * Lets the bundler leave out what the app does not use of react-router: `Form`, `NavLink`, `ScrollRestoration`, routes
 * that load data and what they need are half of what it would pack: 7.2 kB (gzip) of every first load.
 */
export function stubUnusedRouter(): Plugin {
  return {
    name: 'stub-unused-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id) || !code.includes('function ScrollRestoration(')) return null;
      const rewritten = REWRITTEN.reduce((text, [found, replacement]) => {
        // A new version of the library may be written differently.
        if (text.search(found) === -1) this.error(`react-router has no ${found}`);
        return text.replaceAll(found, replacement);
      }, code);
      return { code: rewritten, map: null };
    },
  };
}
