import { styled } from 'styled-components';

/** The width of a single field. */
export const Narrow = styled.div`
  max-width: 24rem;
`;
