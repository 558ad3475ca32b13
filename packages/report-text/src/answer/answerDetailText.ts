import type { Economics, Report } from '@roi-insight/contracts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { comparisonText } from '../comparison/comparisonText.ts';
import { verdictText } from '../evidence/verdictText.ts';
import type { Formats } from '../format/index.ts';
import { courseText } from '../quarters/courseText.ts';
import { usageText } from '../usage/usageText.ts';

/** Details that a document adds to the answer: the range of the change, the comparison, the later quarters and the use of the assistant. */
export function answerDetailText(formats: Formats, report: Report, economics: Economics, assistant: string): string {
  const { detail } = verdictText(formats, report, assistant);
  const parts = [
    // The sentence about a comparison already contains the range.
    foundComparison(report) === null ? detail : null,
    comparisonText(formats, report),
    courseText(formats, report),
    usageText(formats, report, economics),
  ];
  return parts.filter((part) => part !== null).join(' ');
}
