import type { Progress } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../../theme/index.ts';
import { teamInWords } from './progressInWords.ts';
import { useFormats } from '../../../brand/index.ts';

/** Says once of each team that it is read now: its counts would talk over everything several times a second. */
export function TeamNews({ progress }: { readonly progress: Progress | null }) {
  const formats = useFormats();
  return <Spoken>{progress && teamInWords(formats, progress)}</Spoken>;
}

const Spoken = styled.output`
  ${visuallyHidden}
`;
