import { GRADES, type Grade, type Report } from '@roi-insight/contracts';
import { gradeMeanings } from './gradeMeaning.ts';
import { gradeSentence } from './gradeSentence.ts';

/** All grades from best to worst, each with its meaning in a sentence. */
export function gradeScale(report: Report): readonly (readonly [grade: Grade, meaning: string])[] {
  const meanings = gradeMeanings(report);
  return GRADES.map((grade) => [
    grade,
    grade === 'D' ? `${meanings.D.slice(0, -1)}, or too little data for a verdict.` : meanings[grade],
  ]);
}

/** The grade of a report with its meaning, as a title; null if there is no evidence. @example 'Evidence grade C: some doubt' */
export function gradeTitle(report: Report): string | null {
  if (report.evidence === undefined) return null;
  const { evidence } = report;
  return `Evidence grade ${evidence.grade}: ${withinSentence(gradeSentence(report, evidence))}`;
}

/** All grades of a report in one sentence, which does not end with a period. */
export const describeGrades = (report: Report): string =>
  gradeScale(report)
    .map(([grade, meaning]) => `${grade}: ${withinSentence(meaning)}`)
    .join('; ');

/** Makes a sentence part of another sentence: removes the period, and makes the first letter lowercase. */
function withinSentence(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1, -1);
}
