import { expect, it } from 'vitest';
import { verdictFromInterval } from './verdictFromInterval.ts';

it.each([
  [[0.1, 12], 'faster'],
  [[-12, -0.1], 'slower'],
  [[-12, 12], 'no-detectable-change'],
  [[0, 12], 'no-detectable-change'],
  [[-12, 0], 'no-detectable-change'],
] as const)('the interval %j gives the verdict %s', (interval, claim) => {
  expect(verdictFromInterval(interval)).toBe(claim);
});
