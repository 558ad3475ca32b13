import type { Report } from '@roi-insight/contracts';
import { type QuarterNet, verdictFromInterval } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/**
 * What the net value of a year rests on.
 * @example yearNote(formats, report, quarters) // '2 quarters measured, 2 projected.'
 */
export function yearNote(formats: Formats, report: Report, quarters: readonly QuarterNet[]): string {
  const count = (kind: QuarterNet['kind']) => quarters.filter((quarter) => quarter.kind === kind).length;
  const measured = `${formats.counted(count('measured'), 'quarter')} measured`;
  if (count('not-projected') > 0) return `${measured}. ${whatIsGone(report)} is gone; nothing is projected.`;
  const projected = count('projected');
  return projected === 0 ? `${measured}.` : `${measured}, ${formats.count(projected)} projected.`;
}

/** Less than half of the saving is left, which may still be a saving. */
function whatIsGone({ evidence }: Report): string {
  const latest = evidence?.quarters?.findLast(({ complete, intervalPercent }) => complete && intervalPercent !== null);
  const interval = latest?.intervalPercent ?? null;
  return interval !== null && verdictFromInterval(interval) === 'faster' ? 'Most of the saving' : 'The saving';
}
