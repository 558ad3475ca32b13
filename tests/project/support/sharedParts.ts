import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../scripts/processes.ts';
import { readImports } from './moduleGraph.ts';

const SCREENS = 'packages/ui/src/screens';

/**
 * Files of packages/ui that a screen imports, directly or through other files. If the screen contains another screen,
 * the imports of that other screen do not count.
 */
function partsOf(screen: string): ReadonlySet<string> {
  const folder = `${SCREENS}/${screen}/`;
  const parts = new Set([`${folder}${screen}.tsx`]);
  // The loop also visits files that it adds to the set.
  for (const part of parts) {
    for (const file of readImports(part)) {
      const isOfOtherScreen = file.startsWith(`${SCREENS}/`) && !file.startsWith(folder);
      if (file.startsWith('packages/ui/src/') && /\.tsx?$/.test(file) && !isOfOtherScreen) parts.add(file);
    }
  }
  return parts;
}

/** Files of packages/ui that two or more screens import. Paths start at the project's root. */
export function sharedParts(): ReadonlySet<string> {
  const screens = readdirSync(join(root, SCREENS), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const { name } of screens) {
    for (const part of partsOf(name)) (seen.has(part) ? shared : seen).add(part);
  }
  return shared;
}
