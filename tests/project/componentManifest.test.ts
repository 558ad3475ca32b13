import { join } from 'node:path';
import { Channel } from 'storybook/internal/channels';
import { loadAllPresets } from 'storybook/internal/common';
import { buildIndex } from 'storybook/internal/core-server';
import { beforeAll, describe, expect, it } from 'vitest';
import { array, lazy, object, string } from 'yup';
import { root } from '../../scripts/processes.ts';
import { documentedStories, sharedStories } from './support/usagePages.ts';

const configDir = join(root, '.storybook');

const text = object({ content: string().required() });
const prop = object({ tsType: object().default(undefined), description: string().default('') });

/** The fields of a component that Storybook and our own preset write, as far as this test reads them. */
const componentSchema = object({
  path: string().required(),
  docs: object({ usage: text.default(undefined), example: text.default(undefined) }),
  reactDocgen: object({
    props: lazy((props: object = {}) => object(Object.fromEntries(Object.keys(props).map((name) => [name, prop])))),
  }).default(undefined),
});

async function readComponents() {
  const { entries } = await buildIndex({ configDir });
  const titles = new Set(documentedStories().map(({ title }) => title));
  const presets = await loadAllPresets({
    configDir,
    corePresets: ['@storybook/react/preset'],
    overridePresets: [join(configDir, 'plugins/usageManifest.ts')],
    channel: new Channel({}),
  });
  const manifestEntries = Object.values(entries).filter(({ type, title }) => type === 'story' && titles.has(title));
  const manifests: unknown = await presets.apply('experimental_manifests', {}, { manifestEntries });
  const { components } = object({ components: object({ components: object() }) }).validateSync(manifests);
  return array(componentSchema.required()).required().validateSync(Object.values(components.components));
}

describe('the manifest of the components', () => {
  let components: Awaited<ReturnType<typeof readComponents>>;
  beforeAll(async () => {
    components = await readComponents();
  });

  it('has the usage page and the example of each primitive and shared feature', () => {
    const documented = components.filter(({ docs }) => docs.usage !== undefined && docs.example !== undefined);
    expect(documented.map(({ path }) => path.slice(2))).toEqual(
      expect.arrayContaining(sharedStories().map(({ path }) => `${path}.stories.tsx`)),
    );
    const button = components.find(({ path }) => path.endsWith('/Button.stories.tsx'));
    expect(button?.docs.usage?.content).toContain('Give a view one primary button');
    expect(button?.docs.example?.content).toContain("import { Button } from '@roi-insight/ui/button';");
  });

  it('has a sentence for each prop', () => {
    const undescribed = components.flatMap(({ path, reactDocgen }) =>
      Object.entries(reactDocgen?.props ?? {}).flatMap(([name, { tsType, description }]) =>
        tsType !== undefined && description === '' ? [`${path}: ${name}`] : [],
      ),
    );
    expect(undescribed).toEqual([]);
  });
});
