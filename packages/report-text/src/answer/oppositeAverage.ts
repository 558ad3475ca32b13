import type { Report } from '@roi-insight/contracts';
import { cardValues } from '@roi-insight/roi-math';
import { adoptersText, adjustmentText } from '../comparison/comparedWith.ts';
import { type Formats, wholeSaving } from '../format/index.ts';

/**
 * Explains why the cards show the opposite of the verdict; null if they agree.
 * @example oppositeAverage(formats, report) // 'The average says the opposite of the verdict (20% more time): a few
 * long tickets can turn it around, and …'
 */
export function oppositeAverage(formats: Formats, report: Report): string | null {
  const { evidence, summary_metrics: summary } = report;
  const { timeSavingsPercent: average } = cardValues(summary);
  if (evidence?.kind !== 'estimated' || average === null) return null;
  const { verdict } = evidence;
  const isOpposite = (verdict === 'faster' && average < 0) || (verdict === 'slower' && average > 0);
  if (!isOpposite) return null;
  const says = `average says the opposite of the verdict (${wholeSaving(formats, average)})`;
  const teams = adoptersText(formats, report);
  return teams === null
    ? `The ${says}: a few long tickets can turn it around, and it isn’t ${adjustmentText(report)}.`
    : `This team’s ${says}, which is that of ${teams}.`;
}
