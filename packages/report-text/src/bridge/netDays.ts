import type { Bridge } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** The days of the steps, as part of a sentence. @example 'in 91 days', or 'in the first 91 days' of several quarters */
export function netDays(
  formats: Formats,
  { days, quarters }: Pick<Extract<Bridge, { kind: 'ready' }>, 'days' | 'quarters'>,
): string {
  return `in ${quarters === null ? '' : 'the first '}${formats.counted(days, 'day')}`;
}
