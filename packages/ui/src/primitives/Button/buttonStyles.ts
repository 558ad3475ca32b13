import { css } from 'styled-components';
import { focusRing, media, onActive, onHover, theme } from '../../theme/index.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost';
export type ButtonSize = 'md' | 'lg';

const variants = {
  primary: css`
    background: ${theme.color.accent};
    color: ${theme.color.onAccent};
    ${media.forcedColors} {
      color: ButtonText;
    }
    ${onHover(css`
      background: ${theme.color.accentHover};
    `)}
    ${onActive(css`
      background: ${theme.color.accentPressed};
    `)}
  `,
  secondary: css`
    border-color: ${theme.color.hairlineStrong};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.text};
    ${onHover(css`
      background: ${theme.color.surfaceSunken};
    `)}
    ${onActive(css`
      border-color: ${theme.color.text};
      background: ${theme.color.hairline};
    `)}
  `,
  ghost: css`
    background: transparent;
    color: ${theme.color.text};
    ${onHover(css`
      background: ${theme.color.surfaceSunken};
    `)}
    ${onActive(css`
      background: ${theme.color.hairline};
    `)}
  `,
};

/** 44 px high on a phone, 36 px on wider screens. */
const sizes = {
  md: css`
    min-height: 2.75rem;
    padding: ${theme.space[2]} ${theme.space[4]};
    font-size: 0.875rem;
    ${media.tablet} {
      min-height: 2.25rem;
    }
  `,
  lg: css`
    min-height: 3.25rem;
    padding: ${theme.space[3]} ${theme.space[6]};
    font-size: 1rem;
  `,
};

/** The button style, for `<button>` and `<a>`. */
export const buttonStyles = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.md};
  font-weight: 500;
  line-height: 1.25;
  letter-spacing: -0.006em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast} ${theme.easing.standard},
    border-color ${theme.duration.fast} ${theme.easing.standard};
  ${focusRing}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}
  &:disabled {
    cursor: not-allowed;
    border-color: transparent;
    background: ${theme.color.surfaceSunken};
    color: ${theme.color.textSubtle};
  }
  svg {
    flex: none;
  }
`;
