import { expect, it } from 'vitest';
import { progressInWords } from './progressInWords.ts';

it.each([
  [{ stage: 'connecting', done: 0, total: null }, 'Signing in to Jira'],
  [{ stage: 'listing', done: 0, total: null }, 'Looking for tickets'],
  [{ stage: 'listing', done: 1200, total: null }, '1,200 tickets found so far'],
  [{ stage: 'reading', done: 1, total: null }, '1 ticket read'],
  [{ stage: 'reading', done: 1200, total: 5000 }, '1,200 of 5,000 tickets read'],
  [{ stage: 'reading', done: 0, total: 1 }, '0 of 1 ticket read'],
  [{ stage: 'analysing', done: 5000, total: 5000 }, 'All tickets read, working out the figures'],
] as const)('says %o', (progress, words) => {
  expect(progressInWords(progress)).toBe(words);
});
