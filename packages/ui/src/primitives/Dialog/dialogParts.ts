import { css, styled } from 'styled-components';
import { media, theme, type } from '../../theme/index.ts';

/** Shared looks of `Dialog` and `AlertDialog`; the behaviour comes from Base UI. */

export const backdropStyles = css`
  position: fixed;
  inset: 0;
  z-index: 100;
  background: ${theme.color.scrim};
  transition: opacity ${theme.duration.base} ${theme.easing.standard};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** On a phone the dialog rises from the lower edge, under the thumb; else it stands in the middle. */
export const viewportStyles = css`
  position: fixed;
  inset: 0;
  z-index: 101;
  display: grid;
  align-items: end;
  justify-items: center;
  overflow-y: auto;
  padding: ${theme.space[4]};
  ${media.tablet} {
    align-items: center;
    padding: ${theme.space[8]};
  }
`;

export const popupStyles = css`
  display: grid;
  gap: ${theme.space[5]};
  width: min(100%, 32rem);
  padding: ${theme.space[6]};
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.lg};
  outline: none;
  transition:
    opacity ${theme.duration.base} ${theme.easing.standard},
    transform ${theme.duration.base} ${theme.easing.standard};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(12px);
  }
  ${media.tablet} {
    padding: ${theme.space[8]};
  }
  ${media.reducedMotion} {
    transition: none;
  }
`;

export const titleStyles = css`
  ${type.heading}
`;

export const descriptionStyles = css`
  ${type.body}
  margin-top: ${theme.space[2]};
  color: ${theme.color.textMuted};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[2]};
`;
