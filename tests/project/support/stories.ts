import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { looksOf } from '../../visual/looksOf.ts';
import { storyDescriptions } from '../../../.storybook/plugins/storyDescriptions.ts';

const root = join(import.meta.dirname, '../../..');

const states = ['ready', 'loading', 'empty', 'failed', 'edge'] as const;
type State = (typeof states)[number];

/** One story, with the data from the index and the sentence above it. */
export interface StoryRow {
  /** 'Features/MetricCard'. */
  readonly title: string;
  readonly name: string;
  /** Undefined if the story has no `state:` tag. */
  readonly state: State | undefined;
  /** Undefined if the story has no sentence above it. */
  readonly sentence: string | undefined;
  /** Names of its pictures, such as 'Features/MetricCard-Ready-light'. */
  readonly pictures: readonly string[];
}

/** The last `state:` tag in the index. A story's own tag comes after the tag of its component. The sidebar filters by this tag. */
function stateOf(tags: readonly string[]): State | undefined {
  return states.find((state) => tags.findLast((tag) => tag.startsWith('state:')) === `state:${state}`);
}

/** Every story of the workbench in the order of the index, without stories that only test. */
export async function readStories(): Promise<readonly StoryRow[]> {
  const { entries } = await buildIndex({ configDir: join(root, '.storybook') });
  const stories = Object.values(entries).flatMap((entry) =>
    entry.type === 'story' && entry.subtype !== 'test' ? [entry] : [],
  );
  return stories.map(({ title, name, importPath, exportName = '', tags = [] }) => {
    const source = readFileSync(join(root, importPath), 'utf8');
    return {
      title,
      name,
      state: stateOf(tags),
      sentence: storyDescriptions(source).get(exportName),
      pictures: looksOf(title, name, tags).flatMap((look) => look.themes.map((theme) => `${look.name}-${theme}`)),
    };
  });
}

/** Share of the stories with a failed, empty or extreme state. 0–1. */
export function edgeShare(stories: readonly StoryRow[]): number {
  const edges = stories.filter(({ state }) => state === 'edge' || state === 'failed' || state === 'empty');
  return stories.length === 0 ? 0 : edges.length / stories.length;
}
