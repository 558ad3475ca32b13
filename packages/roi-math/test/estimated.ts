import type { Estimated, Evidence } from '@roi-insight/contracts';

export function estimated(evidence: Evidence | undefined): Estimated {
  if (evidence?.kind !== 'estimated') throw new Error('There is too little data.');
  return evidence;
}
