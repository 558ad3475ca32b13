import type { Economics, Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { comparisonInShort } from '../comparison/comparisonText.ts';
import { verdictText } from '../evidence/verdictText.ts';
import type { Formats } from '../format/index.ts';
import { courseSentence } from '../quarters/courseSentence.ts';
import { usageSentence } from '../usage/usageSentence.ts';

/** Details that a document adds to the answer: the range of the change, the comparison, the later quarters and the use. */
export function answerDetail(formats: Formats, report: Report, economics: Economics, assistant: string): string {
  const { detail } = verdictText(formats, report, assistant);
  const parts = [
    // A comparison has a range of its own in its sentence.
    foundComparison(report) === null ? detail : null,
    comparisonInShort(formats, report),
    courseSentence(formats, report),
    usageSentence(formats, report, economics),
  ];
  return parts.filter((part) => part !== null).join(' ');
}
