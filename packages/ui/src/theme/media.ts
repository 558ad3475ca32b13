import { css } from 'styled-components';

/** Min-width breakpoints: styles are mobile-first. */
export const media = {
  /** From 360 px: most phones. */
  phone: '@media (min-width: 22.5rem)',
  /** From 640 px. */
  tablet: '@media (min-width: 40rem)',
  /** From 1024 px. */
  desktop: '@media (min-width: 64rem)',
  /** From 1280 px. */
  wide: '@media (min-width: 80rem)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  /** Forced-colors mode, such as high contrast, which replaces colors and removes backgrounds. */
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** Stacks children as blocks in print: a page break within a grid makes the content after it overlap. @param gap space between children */
export const paragraphs = (gap: string) => css`
  ${media.print} {
    display: block;
    > * + * {
      margin-top: ${gap};
    }
  }
`;

/** Leaves the element out of print. */
export const screenOnly = css`
  ${media.print} {
    display: none;
  }
`;
