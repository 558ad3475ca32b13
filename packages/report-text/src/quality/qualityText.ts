import type { Quality } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/**
 * Whether quality held, and the bugs created before and after adoption, within a sentence. The words of quality are English, and the range is in the table:
 * this text is in the first load, and has to be short.
 * @example qualityText(formats, quality) // 'unclear. Bugs/week: 6.9 to 10.1'
 */
export function qualityText({ decimal }: Formats, { word, measures }: Pick<Quality, 'word' | 'measures'>): string {
  const created = measures.find(({ kind }) => kind === 'bugs-created');
  return word === 'unknown' || created === undefined
    ? word
    : `${word}. Bugs/week: ${decimal(created.pre)} to ${decimal(created.post)}`;
}
