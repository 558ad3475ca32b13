import type { Estimated } from '@roi-insight/contracts';

/**
 * The percentage of saved time that the verdict states: the shrunk estimate or, in reports of version 1, the plain
 * estimate.
 */
export const quotedPercent = ({ effectPercent: effect, headlinePercent: quoted }: Estimated): number =>
  quoted ?? effect;
