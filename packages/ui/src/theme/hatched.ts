import { css } from 'styled-components';
import { theme } from './theme.ts';

const line = `color-mix(in srgb, ${theme.color.chartBefore} 45%, transparent)`;

/**
 * Thin diagonal lines for a time in which nothing happens yet. They are tiles whose edges meet, because a repeating
 * gradient leaves gaps in long and low bars.
 */
export const hatched = css`
  background-image: linear-gradient(135deg, ${line} 10%, transparent 10% 50%, ${line} 50% 60%, transparent 60%);
  background-size: 7px 7px;
  print-color-adjust: exact;
`;
