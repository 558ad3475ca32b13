import type { Evidence, Report } from '@roi-insight/contracts';
import { gradeMeanings } from './gradeMeaning.ts';

/** What the grade of a report means, in a sentence. */
export function gradeSentence(report: Report, { kind, grade }: Pick<Evidence, 'kind' | 'grade'>): string {
  return kind === 'too-little-data' ? 'Too little data for a verdict.' : gradeMeanings(report)[grade];
}
