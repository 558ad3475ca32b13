import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '../../scripts/packages.ts';
import { root } from '../../scripts/processes.ts';
import { importsOf } from './support/moduleGraph.ts';
import { projectFiles } from './support/projectFiles.ts';

function exportsOf(name: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')).exports;
}

const COMPONENT = /^packages\/ui\/(src\/(primitives|features|screens)\/(?:.*\/)?([A-Z]\w*)\/\3\.tsx)$/;

/**
 * The components of ui. A component is a file in a folder of the same name; the other files in the folder are its
 * parts.
 */
const components = projectFiles('packages/ui/src').flatMap((file) => {
  const [, path = '', layer = '', name = ''] = COMPONENT.exec(file) ?? [];
  const area = layer === 'features' ? path.split('/', 3).join('/') : `src/${layer}`;
  return path === '' ? [] : [{ name, path, area }];
});

const kebabCase = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

describe.each(PACKAGES)('the exports of %s', (name) => {
  it('lead to existing files', () => {
    const files = Object.values(exportsOf(name)).filter((path) => !path.includes('*'));
    expect(files.filter((path) => !existsSync(join(root, 'packages', name, path)))).toEqual([]);
  });

  it('are in alphabetical order', () => {
    const paths = Object.keys(exportsOf(name));
    expect(paths).toEqual(paths.toSorted());
  });
});

describe('every component of ui', () => {
  const map = exportsOf('ui');

  it('is found by the search for components', () => {
    expect(components.length).toBeGreaterThan(80);
  });

  it('has its own export, in kebab case', () => {
    const wrong = components.filter(({ name, path }) => map[`./${kebabCase(name)}`] !== `./${path}`);
    expect(wrong).toEqual([]);
  });

  it('has type tests for its props, if it is a primitive or a screen', () => {
    const missing = components.filter(
      ({ path, area }) =>
        !area.startsWith('src/features') &&
        !existsSync(join(root, 'packages/ui', path.replace(/\.tsx$/, '.types.tsx'))),
    );
    expect(missing).toEqual([]);
  });

  it('is also exported by its area', () => {
    const areas = [...new Set(components.map(({ area }) => area))].filter((area) => area !== 'src/screens');
    const barrels = areas.map((area) => `${area}/index.ts`);
    expect(Object.values(map)).toEqual(expect.arrayContaining(barrels.map((path) => `./${path}`)));
    const exported = new Set(
      barrels.flatMap((path) =>
        importsOf(readFileSync(join(root, 'packages/ui', path), 'utf8')).map((file) => join(dirname(path), file)),
      ),
    );
    const missing = components.filter(({ area, path }) => areas.includes(area) && !exported.has(path));
    expect(missing).toEqual([]);
  });
});
