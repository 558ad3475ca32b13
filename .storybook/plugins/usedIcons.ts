import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const LIBRARY = join(import.meta.dirname, '../../packages/ui/src');

/** Names of the icons that a source file imports. */
export function iconsOf(source: string): readonly string[] {
  const [, names = ''] = /import \{([^}]+)\} from 'lucide-react'/.exec(source) ?? [];
  return names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
}

/** Every icon that the library draws, with the files that draw it, both in alphabetical order. */
export function readUsedIcons(): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  for (const file of readdirSync(LIBRARY, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!file.endsWith('.tsx') || file.endsWith('.stories.tsx')) continue;
    for (const name of iconsOf(readFileSync(join(LIBRARY, file), 'utf8'))) {
      uses.set(name, [...(uses.get(name) ?? []), file]);
    }
  }
  return new Map([...uses].toSorted(([first], [second]) => first.localeCompare(second)));
}

const MODULE = 'virtual:used-icons';

/** Provides the used icons as a module, with their components. */
export function usedIcons(): Plugin {
  return {
    name: 'used-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      const uses = readUsedIcons();
      const rows = [...uses].map(
        ([name, files]) => `{ name: '${name}', Icon: ${name}, files: ${JSON.stringify(files)} }`,
      );
      return `import { ${[...uses.keys()].join(', ')} } from 'lucide-react';\nexport const icons = [${rows.join()}];`;
    },
  };
}
