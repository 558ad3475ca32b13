import { css, type RuleSet } from 'styled-components';

/** Hover styles. */
export const onHover = (styles: RuleSet) => css`
  @media (hover: hover) {
    &:hover:not(:disabled, [data-disabled]) {
      ${styles}
    }
  }
`;

/** Active styles. */
export const onActive = (styles: RuleSet) => css`
  &:active:not(:disabled, [data-disabled]) {
    ${styles}
  }
`;
