import { bidiIsolate } from '../../format/bidiIsolate.ts';
import type { Formats } from '../../format/index.ts';

/** Maximum number of quoted names. */
const QUOTED = 3;

/** A sentence about the teams that a list names more than once; null if there are no such teams. */
export function repeatedTeamsText({ counted }: Formats, repeated: readonly string[]): string | null {
  if (repeated.length === 0) return null;
  const shown = repeated.slice(0, QUOTED).map((name) => `“${bidiIsolate(name)}”`);
  return repeated.length > QUOTED
    ? `${shown.join(', ')} and ${counted(repeated.length - QUOTED, 'other')} are listed more than once.`
    : `${shown.join(', ')} ${repeated.length === 1 ? 'is' : 'are'} listed more than once.`;
}
