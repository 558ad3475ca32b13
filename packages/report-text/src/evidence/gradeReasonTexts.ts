import type { Evidence } from '@roi-insight/contracts';
import { isDoubt } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { gradeReasonText } from './gradeReasonText.ts';

/** The heading of the limits of the estimate and of facts that do not lower the grade. */
export const FACTS_TITLE = 'Good to know';

/** The reasons of the grade in sentences: the open questions that lower it, and the facts that do not. */
export function gradeReasonTexts(formats: Formats, { gradeReasons }: Pick<Evidence, 'gradeReasons'>) {
  const texts = (areDoubts: boolean) =>
    gradeReasons.filter(({ kind }) => isDoubt(kind) === areDoubts).map((reason) => gradeReasonText(formats, reason));
  return { questions: texts(true), facts: texts(false) };
}
