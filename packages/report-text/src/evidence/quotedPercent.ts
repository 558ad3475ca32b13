import type { Estimated } from '@roi-insight/contracts';

/**
 * The percent of time saved that the verdict gives: the shrunk estimate or, in reports of version 1, the plain
 * estimate.
 */
export const quotedPercent = ({ effectPercent: effect, headlinePercent: quoted }: Estimated): number =>
  quoted ?? effect;
