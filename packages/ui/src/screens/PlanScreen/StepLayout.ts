import { styled } from 'styled-components';
import { media, paragraphs, theme, type } from '../../theme/index.ts';

/** The content of a step, from top to bottom. */
export const StepLayout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  padding-block: ${theme.space[8]} ${theme.space[16]};
  ${paragraphs(theme.space[8])}

  ${media.tablet} {
    padding-block-start: ${theme.space[10]};
  }
`;

/** Heading and first sentence of a step. */
export const StepHead = styled.header`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 48rem;

  > p {
    ${type.lead}
    color: ${theme.color.textMuted};
  }

  > small {
    ${type.small}
    color: ${theme.color.textSubtle};
    text-wrap: pretty;
  }
`;

/** The buttons at the end of a step. Stacked on a phone, with the main one on top. */
export const StepActions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[3]};

  ${media.tablet} {
    flex-direction: row;
    justify-content: space-between;
  }

  ${media.print} {
    display: none;
  }
`;
