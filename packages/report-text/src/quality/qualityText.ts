import type { Quality, QualityMeasure } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { qualityWordText } from './qualityWordText.ts';
import { signedRangeText } from './signedRangeText.ts';

/**
 * Whether quality held, in one line.
 * @example qualityText(formats, quality) // 'Unclear. Bugs from 6.9 to 10.1 a week (−18% to +109%)'
 */
export function qualityText(formats: Formats, { word, measures }: Pick<Quality, 'word' | 'measures'>): string {
  const created = measures.find(({ kind }) => kind === 'bugs-created');
  const bugs = word === 'unknown' || created === undefined ? '' : `. ${createdText(formats, created)}`;
  return `${qualityWordText(word)}${bugs}`;
}

function createdText(formats: Formats, { pre, post, change }: QualityMeasure): string {
  const range = change === null ? '' : ` (${signedRangeText(formats, 'bugs-created', change)})`;
  return `Bugs from ${formats.decimal(pre)} to ${formats.decimal(post)} a week${range}`;
}
