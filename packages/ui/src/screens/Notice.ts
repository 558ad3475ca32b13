import { styled } from 'styled-components';
import { theme, type } from '../theme/index.ts';

/** Something to know before the screen is used, such as that nothing can be stored. */
export const Notice = styled.output`
  ${type.small}
  display: block;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
`;
