import type { Note } from '@roi-insight/contracts';
import type { Member } from './members.ts';

/** The remark that controls worked without the assistant by their usage; none without usage. */
export function verifiedControls(controls: readonly Member[]): Note[] {
  const verified = controls.filter(({ isVerified }) => isVerified).length;
  return verified === 0 ? [] : [{ kind: 'verified-controls', controls: verified, of: controls.length }];
}
