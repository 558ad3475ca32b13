import { type EvidenceFields, type Report, evidenceFrom } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { verdictInBrief } from './verdictInBrief.ts';
import { verdictText } from './verdictText.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const { evidence } = fixtures.clearWin;

function withInterval(
  verdict: 'faster' | 'slower' | 'no-detectable-change',
  effect: number,
  interval: [number, number],
  over: Partial<EvidenceFields> = {},
): Report {
  if (evidence === undefined) throw new Error('the fixture has evidence');
  return {
    ...fixtures.clearWin,
    evidence: evidenceFrom({
      ...evidence,
      verdict,
      effectPercent: effect,
      intervalPercent: interval,
      headlinePercent: null,
      detectablePercent: null,
      ...over,
    }),
  };
}

it.each([
  ['faster', 24.1, [15.1, 32.3], 'takes 24.1% less working time', '15.1% to 32.3% less time'],
  ['slower', -24.1, [-32.3, -15.1], 'takes 24.1% more working time', '15.1% to 32.3% more time'],
  ['no-detectable-change', 3, [-8.2, 14.1], 'No detectable change', '8.2% slower to 14.1% faster'],
] as const)('%s', (verdict, effect, [low, high], headline, detail) => {
  const words = verdictText(formats, withInterval(verdict, effect, [low, high]), 'Claude Code');
  expect(words.headline).toContain(headline);
  expect(words.detail).toContain(detail);
});

it.each([
  ['faster', 24.1, [15.1, 32.3], 18.4, 'takes 18.4% less working time', 'Its middle, 24.1% less, likely overstates'],
  [
    'slower',
    -24.1,
    [-32.3, -15.1],
    -18.4,
    'takes 18.4% more working time',
    'Its middle, 24.1% more, likely overstates',
  ],
] as const)(
  '%s quotes the shrunk figure beside the interval',
  (verdict, effect, [low, high], quoted, headline, detail) => {
    const words = verdictText(
      formats,
      withInterval(verdict, effect, [low, high], { headlinePercent: quoted }),
      'Claude Code',
    );
    expect(words.headline).toContain(headline);
    expect(words.detail).toContain(detail);
    expect(words.detail).toContain('15.1% to 32.3%');
  },
);

it('no detectable change says which changes could have been missed, except in a report of version 1', () => {
  const report = (over: Partial<EvidenceFields>) => withInterval('no-detectable-change', 3, [-8.2, 14.1], over);
  expect(verdictText(formats, report({ detectablePercent: 48.3 }), 'Claude Code').detail).toBe(
    'The data are consistent with anything from 8.2% slower to 14.1% faster (95% confidence interval). A saving of less than 48% could not have been seen.',
  );
  expect(verdictText(formats, report({}), 'Claude Code').detail).toMatch(/\(95% confidence interval\)\.$/);
});

it('too little data says what is missing', () => {
  expect(verdictText(formats, fixtures.oneWeek, 'Claude Code').detail).toMatch(
    /^Only 1 full week has passed since adoption; .* nothing is projected from it\.$/,
  );
});

it('a report without evidence says so', () => {
  expect(verdictText(formats, fixtures.missingEvidence, 'Claude Code').kind).toBe('no-evidence');
});

it.each([
  [fixtures.clearWin, '33.4% less time per ticket'],
  [fixtures.slower, '28.5% more time per ticket'],
  [fixtures.noDetectableChange, 'No detectable change'],
  [fixtures.tooLittleData, 'Too little data for a verdict'],
  [fixtures.missingEvidence, 'No verdict: averages only'],
])('a verdict in brief', (report, words) => {
  expect(verdictInBrief(formats, report)).toBe(words);
});
