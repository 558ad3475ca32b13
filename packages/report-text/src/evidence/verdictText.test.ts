import type { Report } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { verdictText } from './verdictText.ts';

const { evidence } = fixtures.clearWin;

function withInterval(
  verdict: 'faster' | 'slower' | 'no-detectable-change',
  effect: number,
  interval: [number, number],
): Report {
  if (evidence === undefined) throw new Error('the fixture has evidence');
  return {
    ...fixtures.clearWin,
    evidence: { ...evidence, verdict, effect_percent: effect, interval_percent: interval },
  };
}

it.each([
  ['faster', 24.1, [15.1, 32.3], 'takes 24.1% less working time', '15.1% to 32.3% less time'],
  ['slower', -24.1, [-32.3, -15.1], 'takes 24.1% more working time', '15.1% to 32.3% more time'],
  ['no-detectable-change', 3, [-8.2, 14.1], 'No detectable change', '8.2% slower to 14.1% faster'],
] as const)('%s', (verdict, effect, [low, high], headline, detail) => {
  const words = verdictText(withInterval(verdict, effect, [low, high]), 'Claude Code');
  expect(words.headline).toContain(headline);
  expect(words.detail).toContain(detail);
});

it('too little data names what there is, in the right number', () => {
  expect(verdictText(fixtures.oneWeek, 'Claude Code').detail).toMatch(
    /^After adoption: 1 whole week, \d+ measured tickets\./,
  );
});

it('a report without evidence says so', () => {
  expect(verdictText(fixtures.missingEvidence, 'Claude Code').kind).toBe('no-evidence');
});
