import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { edgeShare, readStories, type StoryRow, storyTable, tableFile } from './story-table.ts';

let stories: readonly StoryRow[];

beforeAll(async () => {
  stories = await readStories();
}, 60_000);

const nameOf = ({ title, name }: StoryRow) => `${title} ${name}`;

describe('the stories of the workbench', () => {
  it('say in a sentence when a reader meets the state', () => {
    const silent = stories.filter(
      ({ sentence = '' }) => !/^\S[^\n]{10,}[.:]$/.test(sentence) || sentence.includes('*/'),
    );
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('are tagged with the state they show', () => {
    expect(stories.filter(({ state }) => state === undefined).map(nameOf)).toEqual([]);
  });

  it('are at least two in five empty, failed or at the edge', () => {
    expect(edgeShare(stories)).toBeGreaterThanOrEqual(0.4);
  });

  it('stand in the table of the docs', () => {
    expect(readFileSync(tableFile, 'utf8'), 'docs/stories.md is stale: npm run docs:stories').toBe(storyTable(stories));
  });
});

describe('the table', () => {
  const story = (title: string, name: string, state: StoryRow['state']) => ({
    title,
    name,
    state,
    sentence: `${name}.`,
  });

  it('puts every story of a piece under its state', () => {
    const rows = [
      story('Features/Card', 'Ready', 'ready'),
      story('Features/Card', 'Zero', 'edge'),
      story('Features/Card', 'Huge', 'edge'),
      story('Screens/Form', 'Blank', 'empty'),
    ];
    const table = storyTable(rows);
    expect(table).toContain('| **Card** | Ready |  |  |  | Zero, Huge |');
    expect(table).toContain('| **Form** |  |  | Blank |  |  |');
    expect(table).toContain('- **Zero**: Zero.');
    expect(edgeShare(rows)).toBe(0.75);
  });
});
