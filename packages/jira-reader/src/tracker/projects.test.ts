import { expect, it } from 'vitest';
import { unknownProjects } from './projects.ts';

it('only the first three unknown projects of an analysis get the closest names, so that forty unknown projects take no more time than three', async () => {
  const failureOf = unknownProjects();
  const visible = [{ id: '1', key: 'AUR', name: 'Aurora' }];
  const failures = await Promise.all(['Aurore', 'Aurorb', 'Aurorc', 'Aurord'].map((name) => failureOf(name, visible)));
  expect(failures.map(({ message }) => /Did you mean Aurora/.test(message))).toEqual([true, true, true, false]);
  expect(failures.at(-1)).toMatchObject({ code: 'project-not-found', status: 404 });
});
