import type { PlaceboMark } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { ringFill } from './placeboInk.ts';

const Ring = styled.circle`
  ${ringFill}
`;

/** The symbol of a date, centered at 0, 0: a ring before adoption, as in every chart; a disc at adoption; a diamond for a false alarm. */
export function PlaceboDot({ kind }: { readonly kind: PlaceboMark['kind'] }) {
  switch (kind) {
    case 'earlier':
      return <Ring r={4} stroke="currentColor" strokeWidth={2} />;
    case 'fooled':
      return <path d="M0 -6.5 6.5 0 0 6.5 -6.5 0Z" fill="currentColor" />;
    case 'real':
      return <circle r={7} fill="currentColor" />;
  }
}
