import type { Plugin } from 'vite';

const ROUTER = /[\\/]react-router[\\/]dist[\\/].*\.mjs$/;

/** A component that the bundler keeps, as calling a function that it does not know might do something. */
const COMPONENT = /= (?=React\d*\.forwardRef\()/g;

/** The name of a component for developers, which is another reason to keep it. */
const NAME = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler leave out the components of react-router that the app does not use: `Form`, `NavLink`,
 * `ScrollRestoration` and what they need are a quarter of what it would pack.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'shake-router',
    apply: 'build',
    transform(code, id) {
      if (!ROUTER.test(id) || !code.includes('ScrollRestoration')) return null;
      return { code: code.replaceAll(COMPONENT, '= /* @__PURE__ */ ').replaceAll(NAME, ''), map: null };
    },
  };
}
