import { css, type RuleSet } from 'styled-components';

/** Styles under the pointer. */
export const onHover = (styles: RuleSet) => css`
  @media (hover: hover) {
    &:hover:not(:disabled, [data-disabled]) {
      ${styles}
    }
  }
`;

/** Styles while pressed. */
export const onActive = (styles: RuleSet) => css`
  &:active:not(:disabled, [data-disabled]) {
    ${styles}
  }
`;
