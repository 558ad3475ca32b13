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

/** The form of the first step, and what a plan is beside it. */
export const StartColumns = styled.div`
  display: grid;
  gap: ${theme.space[12]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    gap: ${theme.space[20]};
  }

  aside {
    ${type.small}
    color: ${theme.color.textMuted};
  }

  h2 {
    ${type.subheading}
    color: ${theme.color.text};
  }

  ol {
    display: grid;
    gap: ${theme.space[4]};
    margin-block: ${theme.space[4]} ${theme.space[8]};
    padding-inline-start: ${theme.space[5]};
    list-style: decimal;
  }

  strong {
    color: ${theme.color.text};
  }

  aside > p {
    margin-block: ${theme.space[3]};
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
