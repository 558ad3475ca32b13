import { css } from 'styled-components';

/** The type scale. Sizes in rem, so that they follow the reader's setting; figures are tabular everywhere. */
export const type = {
  /** Landing headline. */
  display: css`
    font-size: clamp(2.5rem, 1.6rem + 3.6vw, 4.25rem);
    line-height: 1.04;
    font-weight: 600;
    letter-spacing: -0.035em;
    text-wrap: balance;
  `,
  /** Title of a screen. */
  title: css`
    font-size: clamp(1.875rem, 1.5rem + 1.4vw, 2.625rem);
    line-height: 1.12;
    font-weight: 600;
    letter-spacing: -0.028em;
    text-wrap: balance;
  `,
  /** Title of a section. */
  heading: css`
    font-size: 1.25rem;
    line-height: 1.3;
    font-weight: 600;
    letter-spacing: -0.018em;
  `,
  /** Title of a card. */
  subheading: css`
    font-size: 1rem;
    line-height: 1.5;
    font-weight: 600;
    letter-spacing: -0.01em;
  `,
  /** Opening paragraph. */
  lead: css`
    font-size: 1.1875rem;
    line-height: 1.58;
    font-weight: 400;
    letter-spacing: -0.008em;
    text-wrap: pretty;
  `,
  body: css`
    font-size: 1rem;
    line-height: 1.6;
    font-weight: 400;
  `,
  small: css`
    font-size: 0.875rem;
    line-height: 1.55;
    font-weight: 400;
  `,
  caption: css`
    font-size: 0.75rem;
    line-height: 1.5;
    font-weight: 400;
  `,
  /** Small label above a figure. */
  label: css`
    font-size: 0.875rem;
    line-height: 1.4;
    font-weight: 500;
    letter-spacing: 0.002em;
  `,
  /** The main number of a view. */
  figure: css`
    font-size: clamp(2.5rem, 2rem + 1.6vw, 3.5rem);
    line-height: 1.08;
    font-weight: 600;
    letter-spacing: -0.035em;
    font-variant-numeric: tabular-nums;
  `,
  /** A secondary number. */
  figureSmall: css`
    font-size: 1.5rem;
    line-height: 1.2;
    font-weight: 600;
    letter-spacing: -0.022em;
    font-variant-numeric: tabular-nums;
  `,
} as const;
