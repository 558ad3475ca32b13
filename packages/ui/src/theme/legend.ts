import { css } from 'styled-components';
import { theme } from './theme.ts';
import { type } from './type.ts';

/** The legend of a chart: each `<span>` has a mark and its name. */
export const legend = css`
  ${type.caption}
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.textMuted};

  > span {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;
