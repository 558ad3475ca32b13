import type { CoinRead } from '@roi-insight/roi-math';

/** With these, the secret may have been chosen when tickets were known. */
const CHOSEN = new Set(['registered-late', 'not-confirmed']);

/** Whether chance alone decided the coins, so that a difference can have no other cause. */
export const isCoinDrawnAsPlanned = ({ deviations }: Pick<CoinRead, 'deviations'>): boolean =>
  deviations.every(({ kind }) => !CHOSEN.has(kind));
