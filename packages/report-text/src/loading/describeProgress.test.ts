import { expect, it } from 'vitest';
import { describeElapsed, describeProgress, shareDone, describeTeam } from './describeProgress.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';

const formats = createFormats(defaultBrand);

it.each([
  [{ stage: 'connecting', done: 0, total: null }, 'Signing in to Jira'],
  [{ stage: 'listing', done: 0, total: null }, 'Finding tickets'],
  [{ stage: 'listing', done: 1200, total: null }, '1,200 tickets found so far'],
  [{ stage: 'reading', done: 1, total: null }, '1 ticket read'],
  [{ stage: 'reading', done: 1200, total: 5000 }, '1,200 of 5,000 tickets read'],
  [{ stage: 'reading', done: 0, total: 1 }, '0 of 1 ticket read'],
  [{ stage: 'analysing', done: 5000, total: 5000 }, 'Tickets loaded. Calculating…'],
  [
    { stage: 'reading', done: 240, total: 1200, team: { name: 'Cinder Mobile', number: 3, of: 8 } },
    'Team 3 of 8: Cinder Mobile — 240 of 1,200 tickets read',
  ],
  [
    { stage: 'listing', done: 0, total: null, team: { name: 'BOR', number: 2, of: 2 } },
    'Team 2 of 2: BOR — Finding tickets',
  ],
] as const)('the progress is described for %o', (progress, words) => {
  expect(describeProgress(formats, progress)).toBe(words);
});

it.each([
  [0, '0 s elapsed'],
  [59_999, '59 s elapsed'],
  [60_000, '1 min 0 s elapsed'],
  [3_725_000, '62 min 5 s elapsed'],
])('the elapsed time is described for %i ms', (ms, words) => {
  expect(describeElapsed(formats, ms)).toBe(words);
});

const team = (number: number, name = 'BOR') => ({ team: { name, number, of: 8 } });

it('a team is named only while it is read, and a right-to-left name is isolated from the figures', () => {
  expect(describeTeam(formats, { stage: 'reading', done: 1, total: 2 })).toBeNull();
  expect(describeTeam(formats, { stage: 'analysing', done: 2, total: 2, ...team(8) })).toBeNull();
  expect(describeTeam(formats, { stage: 'listing', done: 0, total: null, ...team(3, 'فريق') })).toBe(
    'Team 3 of 8: \u2068فريق\u2069',
  );
});

it.each([
  [{ stage: 'listing', done: 40, total: null }, null],
  [{ stage: 'reading', done: 0, total: 0 }, null],
  [{ stage: 'reading', done: 30, total: 40 }, 0.75],
  [{ stage: 'reading', done: 50, total: 40 }, 1],
  [{ stage: 'analysing', done: 40, total: 40 }, null],
  [{ stage: 'connecting', done: 0, total: null, ...team(1) }, 0],
  [{ stage: 'listing', done: 40, total: null, ...team(3) }, 0.25],
  [{ stage: 'reading', done: 20, total: 40, ...team(3) }, 0.3125],
  [{ stage: 'reading', done: 40, total: 40, ...team(8) }, 1],
  [{ stage: 'analysing', done: 40, total: 40, ...team(8) }, 1],
] as const)('the finished share is computed for %o', (progress, share) => {
  expect(shareDone(progress)).toBe(share);
});
