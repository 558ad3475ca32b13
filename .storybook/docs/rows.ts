import { styled } from 'styled-components';
import { media, theme, type } from '@roi-insight/ui/theme';

/** A prop in each row: its name, and what it takes. */
export const PropRows = styled.dl`
  > div {
    display: grid;
    gap: ${theme.space[1]} ${theme.space[6]};
    padding: ${theme.space[3]} 0;
    border-top: 1px solid ${theme.color.hairline};
    ${media.tablet} {
      grid-template-columns: minmax(9rem, 1fr) minmax(0, 3fr);
    }
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[2]};
    code {
      font-weight: 600;
    }
    small {
      ${type.caption}
      color: ${theme.color.textSubtle};
    }
  }
  dd p {
    margin-top: ${theme.space[1]};
  }
  details {
    margin-top: ${theme.space[2]};
  }
  summary {
    ${type.caption}
    width: max-content;
    color: ${theme.color.accentText};
    cursor: pointer;
  }
`;

export const StoryLinks = styled.ul`
  list-style: none;
  li {
    display: grid;
    gap: 0 ${theme.space[6]};
    padding: ${theme.space[3]} 0;
    border-top: 1px solid ${theme.color.hairline};
    ${media.tablet} {
      grid-template-columns: minmax(9rem, 1fr) minmax(0, 3fr);
    }
  }
`;
