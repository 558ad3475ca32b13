import type { Economics } from '@roi-insight/contracts';

/** Whether time has no value: none is put to use, or an hour costs nothing. Then only the licenses count, whatever the evidence. */
export function hasNoValue(hourlyRate: number, { realisationRate }: Pick<Economics, 'realisationRate'>): boolean {
  return hourlyRate === 0 || realisationRate === 0;
}
