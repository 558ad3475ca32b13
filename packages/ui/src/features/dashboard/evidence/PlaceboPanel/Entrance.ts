import { css, keyframes, styled } from 'styled-components';
import { media, theme } from '../../../../theme/index.ts';

/** Seconds from the drop of the first date to the drop of the last date. */
const DROPS = 0.6;
/** Seconds that the drop of one date takes. */
const DROP = 0.25;
/** Seconds before the real date rises. */
const RISE_AT = 0.8;
/** Seconds that the real date takes to rise. */
const RISE = 0.4;

const drop = keyframes`
  from { opacity: 0; transform: translateY(-2.5rem); }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(var(--from)); }
`;

/**
 * The animation of a mark: fake dates drop in one after another, and the real date rises last from the line of no
 * change.
 */
export const Entrance = styled.g<{ $isReal: boolean; $isWaiting: boolean }>`
  transform-box: view-box;
  animation: ${({ $isReal }) =>
    $isReal
      ? css`
          ${rise} ${RISE}s ${theme.easing.standard} ${RISE_AT}s backwards
        `
      : css`
          ${drop} ${DROP}s ${theme.easing.standard} calc(var(--turn) * ${DROPS}s) backwards
        `};
  animation-play-state: ${({ $isWaiting }) => ($isWaiting ? 'paused' : 'running')};
  ${media.reducedMotion} {
    animation: none;
  }
  ${media.print} {
    animation: none;
  }
`;
