import type { LeftOutReason } from '@roi-insight/contracts';
import type { UnreadTeam } from '@roi-insight/roi-math';

/** A team of a comparison that is left out. */
export const leftOutTeam = (
  { key, name, adopted }: Pick<UnreadTeam, 'key' | 'name' | 'adopted'>,
  reason: LeftOutReason,
): UnreadTeam => ({ key, name, adopted, reason });
