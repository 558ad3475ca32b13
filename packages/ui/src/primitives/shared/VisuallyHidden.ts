import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/index.ts';

/** Content for screen readers only. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
