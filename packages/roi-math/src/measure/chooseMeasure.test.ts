import { expect, it } from 'vitest';
import { completedTicket } from '../../test/series.ts';
import { chooseMeasure } from './chooseMeasure.ts';

/** Completed tickets. The first `logged` of them have logged hours. */
const tickets = (count: number, logged: number, active = 5) =>
  Array.from({ length: count }, (_, index) => completedTicket({ logged: index < logged ? 3 : 0, active }));

const measureOf = (before: ReturnType<typeof tickets>, post: ReturnType<typeof tickets>) =>
  chooseMeasure({ before, pre: before, post }, undefined).measure;

it.each([
  [tickets(100, 70), tickets(100, 70), 'logged'],
  [tickets(100, 69), tickets(100, 70), 'active'],
  [tickets(100, 70), tickets(100, 69), 'active'],
  [tickets(100, 96), tickets(100, 100), 'logged'],
  [tickets(1000, 951), tickets(100, 100), 'logged'],
  [tickets(1000, 949), tickets(100, 100), 'active'],
  [tickets(100, 100), tickets(1000, 949), 'active'],
  [tickets(20, 0), tickets(20, 20), 'active'],
  [tickets(20, 20), [], 'logged'],
  [[], [], 'active'],
  [tickets(20, 20, 0), tickets(20, 20, 0), 'logged'],
  [tickets(20, 0, 0), tickets(20, 20), 'elapsed'],
])(
  'logged hours are used only if 70 % of the tickets before and after adoption have them, and the share changes by less than 5 points: case %#',
  (before, post, measure) => {
    expect(measureOf(before, post)).toBe(measure);
  },
);

it('all weeks before adoption count for the choice, because the trend is estimated from them', () => {
  const [pre, post] = [tickets(50, 50), tickets(50, 50)];
  expect(chooseMeasure({ before: [...tickets(100, 40), ...pre], pre, post }, undefined).measure).toBe('active');
});

it('the possible measures are listed, and status times can be chosen', () => {
  const [all, none] = [tickets(20, 20), tickets(20, 0)];
  const of = (some: typeof all, chosen?: 'active') => chooseMeasure({ before: some, pre: some, post: some }, chosen);
  expect(of(all)).toEqual({ measure: 'logged', measures: ['logged', 'active'] });
  expect(of(all, 'active')).toEqual({ measure: 'active', measures: ['logged', 'active'] });
  expect(of(none, 'active')).toEqual({ measure: 'active', measures: ['active'] });
  expect(of(tickets(20, 20, 0), 'active')).toEqual({ measure: 'elapsed', measures: ['logged', 'elapsed'] });
});
