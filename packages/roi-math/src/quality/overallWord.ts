import type { QualityMeasure, QualityWord } from '@roi-insight/contracts';

/**
 * The word for the quality of a report. Bugs created lead; the other measures can only take back what they say, so that four measures make no more false
 * claims than one. Fixed before it was tried:
 * - 'worse' becomes 'unclear' if there are fewer bugs per ticket: the team completes more, and each ticket has fewer bugs;
 * - 'better' and 'held' become 'unclear' if any other measure is worse.
 */
export function overallWord(measures: readonly Pick<QualityMeasure, 'kind' | 'word'>[]): QualityWord {
  const said = (kind: QualityMeasure['kind']) => measures.find((one) => one.kind === kind)?.word ?? 'unknown';
  const word = said('bugs-created');
  if (word === 'worse') return said('bugs-per-ticket') === 'better' ? 'unclear' : word;
  const isContradicted = measures.some((one) => one.word === 'worse');
  return isContradicted && (word === 'better' || word === 'held') ? 'unclear' : word;
}
