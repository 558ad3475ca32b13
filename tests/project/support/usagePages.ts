import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';
import { projectFiles } from './projectFiles.ts';
import { sharedParts } from './sharedParts.ts';

/** A component with stories. */
export interface DocumentedStories {
  /** 'Features/MetricCard'. */
  readonly title: string;
  /** Path of the component's story file without '.stories.tsx', from the root. */
  readonly path: string;
}

const titleOf = (path: string) =>
  /preview\.meta\(\{\s*title: '([^']+)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? path;

/**
 * All primitives and features of the workbench. Further stories of a component, such as
 * 'Features/ConnectForm/Validation', do not count.
 */
export function documentedStories(): readonly DocumentedStories[] {
  const files = projectFiles('packages').filter((path) => path.endsWith('.stories.tsx'));
  const stories = files.map((path) => ({ title: titleOf(path), path: path.replace('.stories.tsx', '') }));
  const titles = new Set(stories.map(({ title }) => title));
  return stories.filter(
    ({ title }) => /^(Primitives|Features)\//.test(title) && !titles.has(title.split('/').slice(0, -1).join('/')),
  );
}

/** Components that need a usage page: every primitive, and every feature that two or more screens use. */
export function sharedStories(): readonly DocumentedStories[] {
  const shared = sharedParts();
  return documentedStories().filter(({ title, path }) => title.startsWith('Primitives/') || shared.has(`${path}.tsx`));
}

/** Problems of a story file's usage page, in words. The compiler checks the fields of the page. */
export function lacking({ path }: DocumentedStories): readonly string[] {
  const read = (ending: string) =>
    existsSync(join(root, path + ending)) ? readFileSync(join(root, path + ending), 'utf8') : undefined;
  const [usage, example] = [read('.usage.tsx'), read('.example.tsx')];
  return [
    ...(usage === undefined ? [`${path}.usage.tsx`] : []),
    ...(usage !== undefined && !usage.includes('export const usage: UsagePage = {')
      ? ['`export const usage: UsagePage`']
      : []),
    ...(usage?.includes("'TODO: ") === true ? ['sentences in the place of each TODO'] : []),
    ...(example === undefined ? [`${path}.example.tsx`] : []),
    ...(example !== undefined && example.match(/^export /gm)?.length !== 1 ? ['one export of the example'] : []),
    ...(example !== undefined && !/^import .* from '@roi-insight\/ui/m.test(example)
      ? ['an import of the component from its package']
      : []),
  ];
}
