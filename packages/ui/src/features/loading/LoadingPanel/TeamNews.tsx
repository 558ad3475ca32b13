import type { Progress } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../../theme/index.ts';
import { teamInWords } from './progressInWords.ts';

/** Says once of each team that it is read now: its counts would talk over everything several times a second. */
export function TeamNews({ progress }: { readonly progress: Progress | null }) {
  return <Spoken>{progress && teamInWords(progress)}</Spoken>;
}

const Spoken = styled.output`
  ${visuallyHidden}
`;
