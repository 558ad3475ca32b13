import type { Progress } from '@roi-insight/contracts';
import { describeTeam } from '@roi-insight/report-text';
import { useFormats } from '../../../brand/index.ts';
import { VisuallyHidden } from '../../../primitives/shared/VisuallyHidden.ts';

/**
 * Announces each team once, when the server starts to read that team. The message has no counts, because counts would
 * interrupt screen readers several times a second.
 */
export function TeamStatusMessage({ progress }: { readonly progress: Progress | null }) {
  const formats = useFormats();
  return <VisuallyHidden as="output">{progress && describeTeam(formats, progress)}</VisuallyHidden>;
}
