import type { Estimated } from '@roi-insight/contracts';

/** The percent of time saved that the verdict gives: the shrunk estimate, which reports of version 1 lack. */
export const quotedPercent = ({ effectPercent: effect, headlinePercent: quoted }: Estimated): number =>
  quoted ?? effect;
