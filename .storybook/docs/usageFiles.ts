import type { ComponentType } from 'react';
import type { UsagePage } from '../usage.ts';

const usages = import.meta.glob<UsagePage>('../../packages/ui/src/**/*.usage.tsx', { import: 'usage' });
const examples = import.meta.glob<Readonly<Record<string, ComponentType>>>('../../packages/ui/src/**/*.example.tsx');
const codes = import.meta.glob<string>('../../packages/ui/src/**/*.example.tsx', { query: '?raw', import: 'default' });

/** The usage page of a component, with its example. */
export interface UsageFiles {
  readonly usage: UsagePage;
  /** The example as a component. */
  readonly Example: ComponentType;
  /** The source of the example. */
  readonly code: string;
}

async function readUsage(storyFile: string): Promise<UsageFiles | null> {
  const path = storyFile.replace(/^\./, '../..');
  const examplePath = path.replace('.stories.', '.example.');
  const [readPage, readExample, readCode] = [
    usages[path.replace('.stories.', '.usage.')],
    examples[examplePath],
    codes[examplePath],
  ];
  if (readPage === undefined || readExample === undefined || readCode === undefined) return null;
  const [usage, module, code] = await Promise.all([readPage(), readExample(), readCode()]);
  const [Example] = Object.values(module);
  if (Example === undefined) throw new Error(`${examplePath} exports no component.`);
  return { usage, Example, code };
}

const pages = new Map<string, Promise<UsageFiles | null>>();

/**
 * The usage page next to a story file; null if there is none. It is read only once.
 * @param storyFile './packages/ui/src/primitives/Button/Button.stories.tsx'
 */
export function usageBeside(storyFile: string): Promise<UsageFiles | null> {
  const page = pages.get(storyFile) ?? readUsage(storyFile);
  pages.set(storyFile, page);
  return page;
}
