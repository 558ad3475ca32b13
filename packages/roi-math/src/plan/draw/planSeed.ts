import type { Registration } from '@roi-insight/contracts';
import { parseInstant } from '../../time/parseInstant.ts';

/**
 * The seed of the generator that draws the order, as text: the plan's hash, followed by either the id of the issue and
 * the time of its creation in milliseconds, or the random seed of this machine.
 */
export function planSeed(hash: string, registration: Registration): string {
  return registration.kind === 'issue'
    ? `${hash}${registration.id}${parseInstant(registration.created)}`
    : `${hash}${registration.seed}`;
}
