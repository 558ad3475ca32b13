import type { Progress } from '@roi-insight/contracts';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../../theme/index.ts';
import { describeTeam } from './describeProgress.ts';
import { useFormats } from '../../../brand/index.ts';

/** Announces each team once, when reading it starts, without counts, which would interrupt several times a second. */
export function TeamStatusMessage({ progress }: { readonly progress: Progress | null }) {
  const formats = useFormats();
  return <Spoken>{progress && describeTeam(formats, progress)}</Spoken>;
}

const Spoken = styled.output`
  ${visuallyHidden}
`;
