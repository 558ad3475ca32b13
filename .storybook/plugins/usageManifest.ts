import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentManifest, Manifests } from 'storybook/internal/types';

const ROOT = join(import.meta.dirname, '../..');

const KINDS = { usage: 'Usage', example: 'Example' } as const;

/** The source of the usage page and the example next to a story file. */
function usageDocs({ id, path }: ComponentManifest) {
  return Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, name]) => {
      const file = path.replace('.stories.', `.${kind}.`);
      if (!existsSync(join(ROOT, file))) return [];
      const content = `\`\`\`tsx\n${readFileSync(join(ROOT, file), 'utf8')}\`\`\``;
      return [[kind, { id: `${id}--${kind}`, name, path: file, content }]];
    }),
  );
}

/** Adds the usage pages to the components in Storybook's manifest, which agents read. */
export const experimental_manifests = (manifests: Manifests): Manifests => {
  if (manifests.components === undefined) return manifests;
  const components = Object.entries(manifests.components.components).map(
    ([id, component]) => [id, { ...component, docs: usageDocs(component) }] as const,
  );
  return { ...manifests, components: { ...manifests.components, components: Object.fromEntries(components) } };
};
