import type { PaperColors } from '../PaperColors.ts';

/** A color by its role, or as `#rrggbb`. */
export type Ink = keyof PaperColors | { readonly rgb: string };

/** `display` is for large sizes. */
export type Weight = 'regular' | 'semibold' | 'display';

/** The look of text; lengths in points. */
export interface TextStyle {
  readonly weight: Weight;
  readonly size: number;
  /** Height of a line. */
  readonly leading: number;
  readonly color: Ink;
  /** Added after each character. */
  readonly tracking?: number;
}

/** The report's text styles: the hierarchy of the screen, on paper. */
export const text = {
  title: { weight: 'display', size: 28, leading: 33, color: 'text', tracking: -0.55 },
  subtitle: { weight: 'regular', size: 11, leading: 16, color: 'textMuted' },
  verdict: { weight: 'display', size: 17, leading: 22, color: 'text', tracking: -0.25 },
  section: { weight: 'display', size: 17, leading: 22, color: 'text', tracking: -0.25 },
  heading: { weight: 'semibold', size: 10, leading: 14, color: 'text', tracking: -0.05 },
  body: { weight: 'regular', size: 9, leading: 13.5, color: 'textMuted' },
  bodyStrong: { weight: 'semibold', size: 9, leading: 13.5, color: 'text' },
  cell: { weight: 'regular', size: 8.5, leading: 12, color: 'textMuted' },
  cellStrong: { weight: 'semibold', size: 8.5, leading: 12, color: 'text' },
  label: { weight: 'semibold', size: 8, leading: 11, color: 'textSubtle', tracking: 0.02 },
  small: { weight: 'regular', size: 8, leading: 11, color: 'textSubtle' },
  net: { weight: 'display', size: 34, leading: 38, color: 'text', tracking: -1 },
  metric: { weight: 'display', size: 20, leading: 25, color: 'text', tracking: -0.4 },
  pill: { weight: 'semibold', size: 9, leading: 18, color: 'text' },
} as const satisfies Record<string, TextStyle>;
