import { palette } from './palette.ts';

const light = {
  /** Behind everything. */
  canvas: palette.paper50,
  /** Cards and panels. */
  surface: palette.paper25,
  /** Dialogs, popovers, menus. */
  surfaceRaised: palette.white,
  /** Recessed surfaces: tracks, code, the banner. */
  surfaceSunken: palette.paper100,
  hairline: palette.paper200,
  /** Borders of controls: 3:1 against the surface. */
  hairlineStrong: '#8f8778',
  /** Figures and running text: AAA. */
  text: palette.ink900,
  /** Secondary text: AA. */
  textMuted: palette.ink700,
  /** Tertiary text such as captions: AA. */
  textSubtle: palette.ink600,
  accent: palette.copper600,
  accentHover: palette.copper700,
  accentPressed: palette.copper800,
  accentSoft: palette.copper100,
  /** Accent as text on canvas, surface or accentSoft: AA. */
  accentText: palette.copper700,
  onAccent: palette.white,
  focus: palette.copper600,
  positive: palette.green700,
  positiveSoft: palette.green100,
  negative: palette.red700,
  negativeSoft: palette.red100,
  warning: palette.amber700,
  warningSoft: palette.amber100,
  // An alpha of 0.4 gives whole numbers for 255 and for each channel, so renderers with and without rounding agree.
  scrim: 'rgba(35, 30, 25, 0.4)',
  /** Before adoption: neutral, in every chart, card and PDF. */
  chartBefore: '#8d8576',
  /** After adoption: accent, in every chart, card and PDF. */
  chartAfter: palette.copper600,
  chartGrid: palette.paper150,
  chartAxis: palette.ink600,
};

/** The semantic colors. The light and the dark theme have exactly these colors. */
export type ColorTokens = { readonly [Name in keyof typeof light]: string };

export const lightColors: ColorTokens = light;

/** Colors of a printed page: the light theme on white. */
export const paperColors: ColorTokens = { ...lightColors, canvas: palette.white, surface: palette.white };

export const darkColors: ColorTokens = {
  canvas: palette.ink975,
  surface: palette.ink950,
  surfaceRaised: palette.ink900,
  surfaceSunken: palette.ink900,
  hairline: palette.ink800,
  hairlineStrong: palette.ink500,
  text: palette.paper100,
  textMuted: palette.paper300,
  textSubtle: palette.paper400,
  accent: palette.copper400,
  accentHover: palette.copper300,
  accentPressed: palette.copper200,
  accentSoft: palette.copper900,
  accentText: palette.copper300,
  onAccent: palette.ink975,
  focus: palette.copper300,
  positive: palette.green300,
  positiveSoft: palette.green900,
  negative: palette.red300,
  negativeSoft: palette.red900,
  warning: palette.amber300,
  warningSoft: palette.amber900,
  // As above: the blended channels 18, 17 and 14 are the same with rounding and truncation.
  scrim: '#000000b3',
  chartBefore: '#978f80',
  chartAfter: palette.copper400,
  chartGrid: palette.ink850,
  chartAxis: palette.paper400,
};

/** Lengths in rem on a 4 px grid: `space[4]` is 16 px. */
const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
} as const;

const radius = { sm: '6px', md: '10px', lg: '16px', full: '999px' } as const;

const duration = { fast: '120ms', base: '200ms', slow: '420ms' } as const;

const easing = { standard: 'cubic-bezier(0.2, 0, 0, 1)' } as const;

const lightShadow = {
  sm: '0 1px 2px rgba(60, 50, 35, 0.06)',
  md: '0 1px 2px rgba(60, 50, 35, 0.05), 0 6px 20px -6px rgba(60, 50, 35, 0.12)',
  lg: '0 2px 6px rgba(60, 50, 35, 0.06), 0 24px 60px -16px rgba(60, 50, 35, 0.28)',
};

const darkShadow: typeof lightShadow = {
  sm: '0 1px 2px rgba(0, 0, 0, 0.4)',
  md: '0 1px 2px rgba(0, 0, 0, 0.4), 0 8px 24px -6px rgba(0, 0, 0, 0.5)',
  lg: '0 2px 6px rgba(0, 0, 0, 0.4), 0 24px 60px -12px rgba(0, 0, 0, 0.7)',
};

const shared = { space, radius, duration, easing };

/** All tokens that components may use, by theme. */
export const lightTokens = { color: lightColors, shadow: lightShadow, ...shared };
export const darkTokens: typeof lightTokens = { color: darkColors, shadow: darkShadow, ...shared };

export type ThemeMode = 'light' | 'dark';
