import { styled } from 'styled-components';
import { controlStyles } from '../../primitives/Field/controlStyles.ts';

/** Several lines of text, for a `Field`. */
export const TextArea = styled.textarea`
  ${controlStyles}
  min-height: 9.5rem;
  resize: vertical;
  font: inherit;
  line-height: 1.6;
`;
