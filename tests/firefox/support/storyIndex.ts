import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';

export const storybookFolder = join(root, 'storybook-static');

interface Entry {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: 'story' | 'docs';
}

/** All stories of the build. */
export function stories(): readonly Entry[] {
  const { entries }: { entries: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(join(storybookFolder, 'index.json'), 'utf8'),
  );
  return Object.values(entries).filter(({ type }) => type === 'story');
}
