import { describe, expect, it } from 'vitest';
import { loadingMessage, loadingPercent } from './loadingSteps.ts';

describe('loadingMessage', () => {
  it.each([
    [0, 'Connecting to JIRA...'],
    [1499, 'Connecting to JIRA...'],
    [1500, 'Analyzing ticket data...'],
    [3000, 'Calculating productivity metrics...'],
    [4500, 'Generating insights...'],
    [5999, 'Generating insights...'],
    [6000, 'Connecting to JIRA...'],
    [-20, 'Connecting to JIRA...'],
  ])('after %i ms is %s', (elapsedMs, message) => {
    expect(loadingMessage(elapsedMs)).toBe(message);
  });
});

describe('loadingPercent', () => {
  it.each([
    [0, 0],
    [99, 0],
    [100, 2],
    [1250, 24],
    [4999, 98],
    [5000, 100],
    [60_000, 100],
    [-20, 0],
  ])('after %i ms is %i percent', (elapsedMs, percent) => {
    expect(loadingPercent(elapsedMs)).toBe(percent);
  });
});
