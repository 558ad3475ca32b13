import { css } from 'styled-components';
import { media, theme } from '../../theme/index.ts';

/** The floating surface of menus and the calendar. */
export const floatingStyles = css`
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.md};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.lg};
  outline: none;
  transform-origin: var(--transform-origin);
  transition:
    opacity ${theme.duration.fast} ${theme.easing.standard},
    transform ${theme.duration.fast} ${theme.easing.standard};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: scale(0.98);
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;
