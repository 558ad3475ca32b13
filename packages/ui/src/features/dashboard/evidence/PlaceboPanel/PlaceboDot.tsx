import type { PlaceboMark } from '@roi-insight/report-text';
import { styled } from 'styled-components';
import { ringFill } from './placeboInk.ts';

const Ring = styled.circle`
  ${ringFill}
`;

/** The shape of a date, around 0, 0: a ring as in every chart before adoption, a disc at adoption, a diamond where the method is fooled. */
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
