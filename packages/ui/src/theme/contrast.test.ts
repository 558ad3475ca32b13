import { describe, expect, it } from 'vitest';
import { type ColorTokens, darkColors, lightColors } from './tokens.ts';

type ColorName = keyof ColorTokens;

/** Relative luminance of '#rrggbb', WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two colours, 1–21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const pages: ColorName[] = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken'];

/** What is written on what, and how well it must be read: 7 for figures (AAA), 4.5 for text (AA), 3 for parts of controls and charts. */
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
  { ink: ['chartBefore', 'chartAfter'], on: ['canvas', 'surface', 'surfaceRaised'], atLeast: 3 },
];

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('%s theme', (_theme, colors) => {
  const pairs = rules.flatMap(({ ink, on, atLeast }) => ink.flatMap((name) => on.map((ground) => ({ name, ground, atLeast }))));

  it.each(pairs)('$name on $ground reaches $atLeast:1', ({ name, ground, atLeast }) => {
    expect(contrast(colors[name], colors[ground])).toBeGreaterThanOrEqual(atLeast);
  });
});

it('knows the ratios of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
