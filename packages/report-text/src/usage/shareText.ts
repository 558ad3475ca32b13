import type { Between } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** A share, 0–1, that may be known only as a range. @example '62%', '3% to 10%' */
export function shareText({ wholePercent }: Formats, { low, high }: Between): string {
  const [from, to] = [wholePercent(low * 100), wholePercent(high * 100)];
  return from === to ? from : `${from} to ${to}`;
}
