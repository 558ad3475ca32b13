import type { Report } from '@roi-insight/contracts';
import { gradeSentence } from './gradeSentence.ts';

/** What the grade of a report means, as part of a sentence; null if there is no evidence. @example 'the highest grade for a single team' */
export function gradeMeaningText(report: Report): string | null {
  const { evidence } = report;
  if (evidence === undefined) return null;
  const meaning = gradeSentence(report, evidence);
  return `${meaning.charAt(0).toLowerCase()}${meaning.slice(1, -1)}`;
}
