import { css, type RuleSet } from 'styled-components';

/** Styles under the pointer. The twin class `.is-hover` freezes the state for a screenshot. */
export const onHover = (styles: RuleSet) => css`
  @media (hover: hover) {
    &:hover:not(:disabled, [data-disabled]) {
      ${styles}
    }
  }
  &.is-hover {
    ${styles}
  }
`;

/** Styles while pressed; twin class `.is-active`. */
export const onActive = (styles: RuleSet) => css`
  &:active:not(:disabled, [data-disabled]),
  &.is-active {
    ${styles}
  }
`;
