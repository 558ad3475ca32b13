import { beforeAll, describe, expect, it } from 'vitest';
import { edgeShare, readStories, type StoryRow } from './support/stories.ts';

let stories: readonly StoryRow[];

beforeAll(async () => {
  stories = await readStories();
});

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
});

it('counts the share of stories that show what goes wrong or is extreme', () => {
  const story = (state: StoryRow['state']) => ({ title: 'Features/Card', name: 'Story', state, sentence: 'A state.' });
  expect(edgeShare([story('ready'), story('edge'), story('edge'), story('empty')])).toBe(0.75);
});
