import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PACKAGES } from '../../scripts/packages.ts';
import { root } from '../../scripts/processes.ts';

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));

const config: { readonly fixed: readonly string[]; readonly ignore: readonly string[] } =
  read('.changeset/config.json');

/** Expands braces: `@roi-insight/{a,b}` becomes `@roi-insight/a` and `@roi-insight/b`. */
const namesIn = (patterns: readonly string[]) =>
  patterns.flatMap((pattern) => {
    const [scope = '', names = ''] = pattern.split(/[{}]/);
    return names.split(',').map((name) => `${scope}${name}`);
  });

it('all publishable packages have the same version, and other packages have none', () => {
  const installed = PACKAGES.map((name) => `@roi-insight/${name}`);
  const folders = [...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`), '.storybook', 'tools'];
  const names = folders.map((folder): string => read(`${folder}/package.json`).name);
  expect(namesIn(config.fixed.flat()).toSorted()).toEqual(installed.toSorted());
  expect(namesIn(config.ignore).toSorted()).toEqual(names.filter((name) => !installed.includes(name)).toSorted());
});

it('the workflow publishes nothing, because a person decides what is published', () => {
  const published = PACKAGES.filter((name) => read(`packages/${name}/package.json`).private !== true);
  expect(published).toEqual([]);
});
