import assert from 'node:assert/strict';
import { createRequire } from 'node:module';

// Imports every module in plain Node, and renders every exported component.
assert.equal(typeof window, 'undefined');
const require = createRequire(import.meta.url);
const created = new Set();

/** Records the type of each element. Runs before React is imported, because modules keep a reference to the original function. */
function note(module, names) {
  for (const name of names) {
    const create = module[name];
    module[name] = (type, ...rest) => {
      created.add(type);
      return create(type, ...rest);
    };
  }
}
note(require('react'), ['createElement']);
note(require('react/jsx-runtime'), ['jsx', 'jsxs']);

const { renderToString } = await import('react-dom/server');
const { jsx } = await import('react/jsx-runtime');
const built = (name) => import(new URL(`built/${name}.js`, import.meta.url));
const { modules } = await built('modules');
const { examples } = await built('examples');
const { screens } = await built('screens');
const { outline, Parts } = await built('parts');
const { ThemeRoot } = modules['@roi-insight/ui'];

const problems = [];
console.error = (...parts) => {
  const problem = parts.join(' ');
  // On every server, React 18 warns that layout effects do not run there.
  if (!problem.includes('useLayoutEffect does nothing on the server')) problems.push(problem);
};

const render = (element) => renderToString(jsx(ThemeRoot, { mode: 'light', children: element }));
for (const { screen, text } of screens) {
  const html = render(screen);
  assert(html.includes(text), `no '${text}' in ${html.slice(0, 1000)}`);
}
render(jsx(Parts, {}));
for (const [file, module] of Object.entries(examples)) {
  for (const Example of Object.values(module)) {
    const count = problems.length;
    try {
      render(jsx(Example, { outline }));
    } catch (cause) {
      assert.fail(`${file}: ${cause.stack}`);
    }
    assert.deepEqual(problems.slice(count), [], file);
  }
}
assert.deepEqual(problems, []);

const isComponent = ([name, value]) =>
  /^[A-Z][a-z]/.test(name) &&
  ['function', 'object'].includes(typeof value) &&
  !(value.prototype instanceof Error) &&
  value.$$typeof !== Symbol.for('react.context');
const components = Object.values(modules).flatMap((module) => Object.entries(module).filter(isComponent));
const missing = new Set(components.filter(([, value]) => !created.has(value)).map(([name]) => name));
assert.deepEqual([...missing], [], 'components that neither an example nor a screen renders');
console.log(
  `${new Set(components.map(([, value]) => value)).size} components of ${Object.keys(modules).length} modules`,
);
