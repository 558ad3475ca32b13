import { describe, expect, it } from 'vitest';
import { nearestStop, nextStop } from './stops.ts';

const stops = [0, 7, 14, 70];

describe('nextStop', () => {
  it.each([
    ['a step to the right', 7, 8, 14],
    ['a step to the left', 14, 13, 7],
    ['a step over a gap', 14, 15, 70],
    ['a step back over a gap', 70, 69, 14],
    ['a large step past several stops', 0, 10, 14],
    ['End', 0, 70, 70],
    ['Home', 70, 0, 0],
  ])('finds the stop after %s', (_, value, wanted, expected) => {
    expect(nextStop(stops, value, wanted)).toBe(expected);
  });
});

describe('nearestStop', () => {
  it.each([
    [3, 0],
    [4, 7],
    [41, 14],
    [43, 70],
  ])('for the position %i is %i', (wanted, expected) => {
    expect(nearestStop(stops, wanted)).toBe(expected);
  });
});
