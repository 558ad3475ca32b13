import type { LeftOutReason } from '@roi-insight/contracts';
import type { UnreadTeam } from '@roi-insight/roi-math';

/** The entry of a left-out team in a comparison. */
export const leftOutTeam = (
  { key, name, adopted }: Pick<UnreadTeam, 'key' | 'name' | 'adopted'>,
  reason: LeftOutReason,
): UnreadTeam => ({ key, name, adopted, reason });
