import { beforeAll, describe, expect, it } from 'vitest';
import { edgeShare, readStories, type StoryRow } from './support/stories.ts';

let stories: readonly StoryRow[];

beforeAll(async () => {
  stories = await readStories();
});

const nameOf = ({ title, name }: StoryRow) => `${title} ${name}`;

describe('the stories of the workbench', () => {
  it('say in one sentence when a user sees the state', () => {
    const silent = stories.filter(
      ({ sentence = '' }) => !/^\S[^\n]{10,}[.:]$/.test(sentence) || sentence.includes('*/'),
    );
    expect(silent.map(nameOf)).toEqual([]);
  });

  it('have a tag for their state', () => {
    expect(stories.filter(({ state }) => state === undefined).map(nameOf)).toEqual([]);
  });

  it('show an empty, failed or extreme state in at least two of five cases', () => {
    expect(edgeShare(stories)).toBeGreaterThanOrEqual(0.4);
  });
});

it('edgeShare computes the share of empty, failed and extreme states', () => {
  const story = (state: StoryRow['state']) => ({
    title: 'Features/Card',
    name: 'Story',
    state,
    sentence: 'A state.',
    pictures: [],
  });
  expect(edgeShare([story('ready'), story('edge'), story('edge'), story('empty')])).toBe(0.75);
});
