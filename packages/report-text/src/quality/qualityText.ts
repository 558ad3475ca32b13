import type { Quality, QualityMeasure } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { qualityWordText } from './qualityWordText.ts';
import { signedRangeText } from './signedRangeText.ts';

/**
 * Whether quality held, in one line.
 * @example qualityText(formats, quality) // 'Quality: unclear. Bugs created 4.1 → 4.4 a week (−18% to +41%).'
 */
export function qualityText(formats: Formats, { word, measures }: Pick<Quality, 'word' | 'measures'>): string {
  const created = measures.find(({ kind }) => kind === 'bugs-created');
  const detail =
    word === 'unknown' || created === undefined
      ? 'The report does not know which tickets are bugs, or when they were created.'
      : createdText(formats, created);
  return `Quality: ${qualityWordText(word).toLowerCase()}. ${detail}`;
}

function createdText(formats: Formats, { pre, post, change }: QualityMeasure): string {
  const range = change === null ? 'too little data for a range' : signedRangeText(formats, 'bugs-created', change);
  const rates = [pre, post].map((rate) => formats.decimal(rate));
  return `Bugs created ${rates.join(' → ')} a week (${range}).`;
}
