import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildIndex } from 'storybook/internal/core-server';
import { storyBases, storyDescriptions } from '../.storybook/storyDescriptions.ts';

const root = join(import.meta.dirname, '..');

/** Where the table stands. */
export const tableFile = join(root, 'docs/stories.md');

const states = ['ready', 'loading', 'empty', 'failed', 'edge'] as const;
type State = (typeof states)[number];

/** One story, as the index and the sentence above it tell. */
export interface StoryRow {
  /** 'Features/MetricCard'. */
  readonly title: string;
  readonly name: string;
  /** Undefined when no `state:` tag says. */
  readonly state: State | undefined;
  /** Undefined when no sentence stands above it. */
  readonly sentence: string | undefined;
}

/** The last `state:` tag counts: a story's own stands after its component's. */
function stateOf(tags: readonly string[] = []): State | undefined {
  return states.find((state) => tags.findLast((tag) => tag.startsWith('state:')) === `state:${state}`);
}

/** Every story of the workbench, in the order of the index. */
export async function readStories(): Promise<readonly StoryRow[]> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const stories = Object.values(entries).flatMap((entry) => (entry.type === 'story' ? [entry] : []));
  return stories.map(({ title, name, importPath, exportName = '', tags }) => {
    const source = readFileSync(join(root, importPath), 'utf8');
    const base = stories.find(
      (other) => other.importPath === importPath && other.exportName === storyBases(source).get(exportName),
    );
    const state = stateOf(tags) ?? stateOf(base?.tags);
    return { title, name, state, sentence: storyDescriptions(source).get(exportName) };
  });
}

/** Share of the stories that show what goes wrong or is extreme: failed, empty or edge. 0–1. */
export function edgeShare(stories: readonly StoryRow[]): number {
  const edges = stories.filter(({ state }) => state === 'edge' || state === 'failed' || state === 'empty');
  return stories.length === 0 ? 0 : edges.length / stories.length;
}

function section(group: string, stories: readonly StoryRow[]): string[] {
  const titles = [...new Set(stories.map(({ title }) => title))].filter((title) => title.startsWith(`${group}/`));
  const names = (title: string, state: State) =>
    stories
      .filter((story) => story.title === title && story.state === state)
      .map(({ name }) => name)
      .join(', ');
  return [
    `## ${group}`,
    '',
    `| | ${states.join(' | ')} |`,
    `|---|${states.map(() => '---').join('|')}|`,
    ...titles.map(
      (title) => `| **${title.slice(group.length + 1)}** | ${states.map((state) => names(title, state)).join(' | ')} |`,
    ),
    '',
    ...titles.flatMap((title) => [`### ${title.slice(group.length + 1)}`, '', sentences(title, stories), ''].flat()),
  ];
}

function sentences(title: string, stories: readonly StoryRow[]): string[] {
  return stories.flatMap((story) => (story.title === title ? [`- **${story.name}**: ${story.sentence}`] : []));
}

/** The table as Markdown: every piece × its states, then every story with its sentence. */
export function storyTable(stories: readonly StoryRow[]): string {
  const percent = Math.round(edgeShare(stories) * 100);
  return [
    '# Every piece, every state',
    '',
    'Generated from the story index by `npm run docs:stories`; do not edit.',
    '',
    `${stories.length} stories, ${percent} % of them empty, failed or at the edge.`,
    '',
    ...['Screens', 'Journeys', 'Features', 'Primitives'].flatMap((group) => section(group, stories)),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const stories = await readStories();
  writeFileSync(tableFile, storyTable(stories));
  console.log(
    `${tableFile}: ${stories.length} stories, ${Math.round(edgeShare(stories) * 100)} % empty, failed or edge`,
  );
}
