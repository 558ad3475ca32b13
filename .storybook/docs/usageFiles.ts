import type { ComponentType } from 'react';
import type { ComponentProps } from '../props/Prop.ts';
import type { Usage } from '../usage.ts';

const usages = import.meta.glob<Usage>('../../packages/*/src/**/*.usage.tsx', { import: 'usage' });
const examples = import.meta.glob<Readonly<Record<string, ComponentType>>>('../../packages/*/src/**/*.example.tsx');
const codes = import.meta.glob<string>('../../packages/*/src/**/*.example.tsx', { query: '?raw', import: 'default' });
const props = import.meta.glob<ComponentProps | null>('../../packages/*/src/**/*.stories.tsx', {
  query: '?props',
  import: 'default',
});
const decisions = import.meta.glob<string>('../../docs/adr/*.md', { query: '?raw', import: 'default' });

/** A decision, by the title of its page. */
export interface Decision {
  readonly path: string;
  readonly title: string;
}

/** The usage page of a component, with its example. */
export interface UsageFiles {
  readonly usage: Usage;
  /** The example as a component, and as it is written. */
  readonly Example: ComponentType;
  readonly code: string;
  readonly decisions: readonly Decision[];
}

async function readDecision(number: number): Promise<Decision> {
  const start = `../../docs/adr/${String(number).padStart(4, '0')}-`;
  const [file, read] = Object.entries(decisions).find(([path]) => path.startsWith(start)) ?? [];
  if (file === undefined || read === undefined) throw new Error(`There is no decision ${number} in docs/adr.`);
  const [title = ''] = (await read()).split('\n');
  return { path: file.replace('../../', ''), title: title.replace(/^# /, '') };
}

async function readUsage(path: string): Promise<UsageFiles | null> {
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
  return { usage, Example, code, decisions: await Promise.all((usage.decisions ?? []).map(readDecision)) };
}

/** What a docs page shows besides its stories. Null: the file has none. */
export interface PageFiles {
  readonly usage: UsageFiles | null;
  readonly props: ComponentProps | null;
}

async function readPage(storyFile: string): Promise<PageFiles> {
  const path = storyFile.replace(/^\./, '../..');
  const [usage, componentProps] = await Promise.all([readUsage(path), props[path]?.()]);
  return { usage, props: componentProps ?? null };
}

const pages = new Map<string, Promise<PageFiles>>();

/** What is beside a story file, read once. @param storyFile './packages/ui/src/primitives/Button/Button.stories.tsx' */
export function filesBeside(storyFile: string): Promise<PageFiles> {
  const page = pages.get(storyFile) ?? readPage(storyFile);
  pages.set(storyFile, page);
  return page;
}
