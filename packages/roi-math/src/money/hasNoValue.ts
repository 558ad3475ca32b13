import type { Economics } from '@roi-insight/contracts';

/**
 * Whether saved time has no value, because it is not put to use or an hour costs nothing. In that case, only the licenses count.
 */
export function hasNoValue(hourlyRate: number, { realisationRate }: Pick<Economics, 'realisationRate'>): boolean {
  return hourlyRate === 0 || realisationRate === 0;
}
