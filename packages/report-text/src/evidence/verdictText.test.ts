import { type EvidenceFields, type Report, evidenceFrom } from '@roi-insight/contracts';
import * as fixtures from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { verdictShortText } from './verdictShortText.ts';
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
  ['faster', 24.1, [15.1, 32.3], 'takes 24% less working time', '15% to 32% less time'],
  ['slower', -24.1, [-32.3, -15.1], 'takes 24% more working time', '15% to 32% more time'],
  ['no-detectable-change', 3, [-8.2, 14.1], 'No measurable change yet.', '8% slower to 14% faster'],
] as const)('the verdict “%s” gives the change with its interval', (verdict, effect, [low, high], headline, detail) => {
  const words = verdictText(formats, withInterval(verdict, effect, [low, high]), 'Claude Code');
  expect(words.headline).toContain(headline);
  expect(words.detail).toContain(detail);
});

it.each([
  [
    'faster',
    24.1,
    [15.1, 32.3],
    18.4,
    'takes 18% less working time',
    'We report 18%, below the midpoint, to be conservative.',
  ],
  [
    'slower',
    -24.1,
    [-32.3, -15.1],
    -18.4,
    'takes 18% more working time',
    'We report 18%, closer to no change than the midpoint.',
  ],
] as const)(
  'the verdict “%s” quotes the shrunk figure next to the interval',
  (verdict, effect, [low, high], quoted, headline, detail) => {
    const words = verdictText(
      formats,
      withInterval(verdict, effect, [low, high], { headlinePercent: quoted }),
      'Claude Code',
    );
    expect(words.headline).toContain(headline);
    expect(words.detail).toContain(detail);
    expect(words.detail).toContain('15% to 32%');
  },
);

it('the verdict for no detectable change names the changes that could have been missed, except in a report of version 1', () => {
  const report = (over: Partial<EvidenceFields>) => withInterval('no-detectable-change', 3, [-8.2, 14.1], over);
  expect(verdictText(formats, report({ detectablePercent: 48.3 }), 'Claude Code').detail).toBe(
    'Anything from 8% slower to 14% faster fits the data; a saving under 48% would be too small to detect here.',
  );
  expect(verdictText(formats, report({}), 'Claude Code').detail).toMatch(/ fits the data\.$/);
});

it('the verdict for too little data says what is missing', () => {
  expect(verdictText(formats, fixtures.oneWeek, 'Claude Code').detail).toMatch(
    /^Only 1 full week has passed since adoption; .* we don’t project from them\.$/,
  );
});

it('the text says that a report has no evidence', () => {
  expect(verdictText(formats, fixtures.missingEvidence, 'Claude Code').kind).toBe('no-evidence');
});

it.each([
  [fixtures.clearWin, '33% less time per ticket'],
  [fixtures.slower, '29% more time per ticket'],
  [fixtures.noDetectableChange, 'No measurable change yet'],
  [fixtures.tooLittleData, 'Too little data for a verdict'],
  [fixtures.missingEvidence, 'No verdict: averages only'],
])('each verdict has a short form', (report, words) => {
  expect(verdictShortText(formats, report)).toBe(words);
});

it.each([
  [0.3, [0.1, 12.4], 'takes under 1% less working time', 'Likely range (95%): under 1% to 12% less time.'],
  [15.2, [14.8, 15.3], 'takes 15% less working time', 'Likely range (95%): about 15% less time.'],
  [98, [60, 99.8], 'takes 98% less working time', 'Likely range (95%): 60% to over 99% less time.'],
] as const)(
  'a change of %d%% is never rounded to 0%% or 100%% of the time',
  (effect, [low, high], headline, detail) => {
    const words = verdictText(formats, withInterval('faster', effect, [low, high]), 'Claude Code');
    expect(words.headline).toContain(headline);
    expect(words.detail).toBe(detail);
  },
);

it('the verdict names logged hours if the report measures logged hours', () => {
  expect(verdictText(formats, fixtures.loggedHours, 'Claude Code').headline).toMatch(/less logged time\.$/);
});
