import type { QualityWord } from '@roi-insight/contracts';

const TEXTS: Readonly<Record<QualityWord, string>> = {
  held: 'Held',
  worse: 'Worse',
  better: 'Better',
  unclear: 'Unclear',
  unknown: 'Unknown',
};

/** What happened to quality, in one word. */
export const qualityWordText = (word: QualityWord): string => TEXTS[word];
