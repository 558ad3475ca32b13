import { styled } from 'styled-components';
import { media, theme, type } from '../../theme/index.ts';

export const Fields = styled.fieldset`
  display: grid;
  gap: ${theme.space[6]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Keeps a line free between head and fields for the sample tracker's offer, which comes late, or never. */
export const SamplePlace = styled.div`
  min-height: 2.75rem;
  margin-block: -${theme.space[6]} -${theme.space[2]};

  ${media.tablet} {
    min-height: 2.5rem;
  }
`;

/** One button under the other on a phone, the main one on top; else side by side. */
export const Actions = styled.div`
  display: flex;
  flex-direction: column-reverse;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[8]};

  ${media.tablet} {
    flex-direction: row;
    justify-content: space-between;
  }
`;

/** How many fields are wrong; spoken when it changes. */
export const Summary = styled.output`
  ${type.small}
  display: block;
  color: ${theme.color.negative};

  &:not(:empty) {
    margin-top: ${theme.space[6]};
  }
`;
