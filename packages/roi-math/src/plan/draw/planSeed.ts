import type { Registration } from '@roi-insight/contracts';
import { parseInstant } from '../../time/parseInstant.ts';

/**
 * The text whose generator draws the order: the plan's hash, then the id of the issue and the time of its creation in
 * milliseconds, or the random seed of this machine.
 */
export function planSeed(hash: string, registration: Registration): string {
  return registration.kind === 'issue'
    ? `${hash}${registration.id}${parseInstant(registration.created)}`
    : `${hash}${registration.seed}`;
}
