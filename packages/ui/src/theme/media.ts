import { css } from 'styled-components';

/** Breakpoints, upwards: styles are written for the phone first. */
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
  /** A high-contrast palette of the system, which replaces colors and removes backgrounds. */
  forcedColors: '@media (forced-colors: active)',
  print: '@media print',
} as const;

/** On paper, one below the other as blocks: a page break within a grid makes what follows overlap. @param gap what is between them */
export const paragraphs = (gap: string) => css`
  ${media.print} {
    display: block;
    > * + * {
      margin-top: ${gap};
    }
  }
`;
