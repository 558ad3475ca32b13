import type { Progress } from '@roi-insight/contracts';
import { describeTeam } from '@roi-insight/report-text';
import { useFormats } from '../../../brand/index.ts';
import { VisuallyHidden } from '../../../primitives/shared/VisuallyHidden.ts';

/** Announces each team once, when reading it starts. The message has no counts, because they would interrupt several times a second. */
export function TeamStatusMessage({ progress }: { readonly progress: Progress | null }) {
  const formats = useFormats();
  return <VisuallyHidden as="output">{progress && describeTeam(formats, progress)}</VisuallyHidden>;
}
