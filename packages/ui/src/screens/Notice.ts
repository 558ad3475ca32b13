import { styled } from 'styled-components';
import { theme, type } from '../theme/index.ts';

/** Information that readers need before they use the screen, for example that nothing can be stored. */
export const Notice = styled.output`
  ${type.small}
  display: block;
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  background: ${theme.color.warningSoft};
  color: ${theme.color.warning};
`;
