import type { CoinRead } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** How often chance alone does this, as a share of draws. @example '3 of 5,000 draws of coins would look like this by chance.' */
export function coinChanceText(
  { count }: Formats,
  { extreme, compared }: Pick<CoinRead, 'extreme' | 'compared'>,
): string {
  const others = extreme === 1 ? ': the real one' : '';
  return `${count(extreme)} of ${count(compared)} draws of coins would look like this by chance${others}.`;
}
