import type { Period } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { theme } from '../../../../theme/index.ts';

/**
 * The mark of a period, as in the charts: a ring before adoption, a disc after it, so that color is not the only
 * difference. Drawn with its border, which forced-colors mode keeps.
 */
export const PeriodMarker = styled.span.attrs({ 'aria-hidden': true })<{ $side: Period }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border: ${({ $side }) => ($side === 'pre' ? `2px solid ${theme.color.chartBefore}` : `0.3125rem solid ${theme.color.chartAfter}`)};
  border-radius: ${theme.radius.full};
`;
