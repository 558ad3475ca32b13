import type { Report } from '@roi-insight/contracts';
import { cardValues } from '@roi-insight/roi-math';
import { adoptersText, isAgainstOthers, isSizeTakenOut } from '../comparison/comparedWith.ts';
import { quotedPercent } from '../evidence/quotedPercent.ts';
import { type Formats, wholeSaving, wholeSize } from '../format/index.ts';
import { oppositeAverage } from './oppositeAverage.ts';

/**
 * The note under the heading 'Gross': what the cards average, and why they differ from the verdict.
 * @example grossText(formats, report) // 'Plain averages (30%); 33% is the typical ticket.'
 */
export function grossText(formats: Formats, report: Report): string {
  const { evidence, provenance, summary_metrics: summary } = report;
  const { timeSavingsPercent: average } = cardValues(summary);
  const averages = provenance?.measure === 'logged' ? 'Averages of logged hours' : 'Plain averages';
  const gross = `${averages}, before any deduction.`;
  if (evidence === undefined || average === null) return gross;
  if (evidence.kind === 'too-little-data') return `${gross} There is too little data to draw a conclusion.`;
  const opposite = oppositeAverage(formats, report);
  if (opposite !== null) return `${gross} ${opposite}`;
  switch (evidence.verdict) {
    case 'faster':
    case 'slower': {
      const percents = [quotedPercent(evidence), average];
      const isSameSide = percents.every((saved) => saved > 0) || percents.every((saved) => saved < 0);
      const [quoted, plain] = percents.map((saved) => (isSameSide ? wholeSize : wholeSaving)(formats, saved));
      if (quoted === plain) return gross;
      const teams = adoptersText(formats, report);
      return teams === null
        ? `${averages} (${plain}); ${quoted} is the typical ticket.`
        : `This team’s averages (${plain}); ${quoted} is the typical ticket of ${teams}.`;
    }
    case 'no-detectable-change':
      return `${gross} Differences of that size are within normal variation${elsewhere(report)}.`;
  }
}

/** Causes, other than a change of the team, that make averages differ. */
function elsewhere(report: Report): string {
  if (isAgainstOthers(report)) return ', or happened in the other teams as well';
  return isSizeTakenOut(report) ? ', or come from larger or smaller tickets' : '';
}
