import { describe, expect, it } from 'vitest';
import { contrast } from '../../docs/contrast.ts';
import { type ColorTokens, darkColors, lightColors } from './tokens.ts';

type ColorName = keyof ColorTokens;

const pages: ColorName[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'];

/** Text colors, backgrounds, and the minimum contrast between them: 7 for figures (AAA), 4.5 for text (AA), 3 for parts of controls and charts. */
const rules: { ink: ColorName[]; on: ColorName[]; atLeast: number }[] = [
  { ink: ['text'], on: pages, atLeast: 7 },
  { ink: ['textMuted', 'textSubtle'], on: pages, atLeast: 4.5 },
  { ink: ['accentText', 'text', 'textMuted'], on: ['accentSoft'], atLeast: 4.5 },
  { ink: ['accentText'], on: pages, atLeast: 4.5 },
  { ink: ['onAccent'], on: ['accent', 'accentHover', 'accentPressed'], atLeast: 4.5 },
  { ink: ['positive', 'text'], on: ['positiveSoft'], atLeast: 4.5 },
  { ink: ['negative', 'text'], on: ['negativeSoft'], atLeast: 4.5 },
  { ink: ['warning', 'text'], on: ['warningSoft'], atLeast: 4.5 },
  { ink: ['positive', 'negative', 'warning'], on: pages, atLeast: 4.5 },
  { ink: ['text', 'textMuted', 'textSubtle'], on: ['hairline'], atLeast: 4.5 },
  { ink: ['chartAxis'], on: ['canvas', 'surface'], atLeast: 4.5 },
  { ink: ['hairlineStrong', 'focus', 'accent'], on: pages, atLeast: 3 },
  // An invalid field: its text, and the hint that replaces the text.
  { ink: ['text', 'textSubtle'], on: ['negativeSoft'], atLeast: 4.5 },
  { ink: ['chartBefore', 'chartAfter'], on: ['canvas', 'surface', 'surfaceRaised'], atLeast: 3 },
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_theme, colors) => {
  const pairs = rules.flatMap(({ ink, on, atLeast }) =>
    ink.flatMap((name) => on.map((ground) => ({ name, ground, atLeast }))),
  );

  it.each(pairs)('$name on $ground reaches $atLeast:1', ({ name, ground, atLeast }) => {
    expect(contrast(colors[name], colors[ground])).toBeGreaterThanOrEqual(atLeast);
  });
});

it('contrast computes the ratios of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
