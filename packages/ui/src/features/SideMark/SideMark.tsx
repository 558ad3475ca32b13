import type { Side } from '@roi-insight/roi-math';
import { styled } from 'styled-components';
import { theme } from '../../theme/index.ts';

/** The mark of a side as the charts draw it: before is a ring, after a disc. Told apart without colour. */
export const SideMark = styled.span.attrs({ 'aria-hidden': true })<{ $side: Side }>`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border: 2px solid ${({ $side }) => ($side === 'pre' ? theme.color.chartBefore : theme.color.chartAfter)};
  border-radius: ${theme.radius.full};
  background: ${({ $side }) => ($side === 'pre' ? 'transparent' : theme.color.chartAfter)};
`;
