import type { Period } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { theme } from '../../../../theme/index.ts';

/** The mark of a period, as in the charts: a ring before, a disc after, so that color is not the only difference. */
export const PeriodMarker = styled.span.attrs({ 'aria-hidden': true })<{ $side: Period }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid ${({ $side }) => ($side === 'pre' ? theme.color.chartBefore : theme.color.chartAfter)};
  border-radius: ${theme.radius.full};
  background: ${({ $side }) => ($side === 'pre' ? 'transparent' : theme.color.chartAfter)};
`;
