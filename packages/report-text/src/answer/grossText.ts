import type { Report } from '@roi-insight/contracts';
import { cardValues } from '@roi-insight/roi-math';
import { adoptersText, adjustmentText, isAgainstOthers, isSizeTakenOut } from '../comparison/comparedWith.ts';
import { quotedPercent } from '../evidence/quotedPercent.ts';
import { type Formats, wholeSaving, wholeSize } from '../format/index.ts';
import { oppositeAverage } from './oppositeAverage.ts';

const GROSS = 'The cards below are gross: plain averages, before license costs.';

/** Says above the cards that the cards show gross values, and why these values differ from the answer. */
export function grossText(formats: Formats, report: Report): string {
  const { evidence, summary_metrics: summary } = report;
  const { timeSavingsPercent: average } = cardValues(summary);
  if (evidence === undefined || average === null) return GROSS;
  if (evidence.kind === 'too-little-data') {
    return 'The cards below show raw averages, before any deduction. There is too little data to draw a conclusion.';
  }
  const opposite = oppositeAverage(formats, report);
  if (opposite !== null) return `${GROSS} ${opposite}`;
  switch (evidence.verdict) {
    case 'faster':
    case 'slower': {
      const percents = [quotedPercent(evidence), average];
      const isSameSide = percents.every((saved) => saved > 0) || percents.every((saved) => saved < 0);
      const [quoted, plain] = percents.map((saved) => (isSameSide ? wholeSize : wholeSaving)(formats, saved));
      if (quoted === plain) return GROSS;
      const teams = adoptersText(formats, report);
      if (teams !== null) {
        return `Why two numbers? ${quoted} is the typical ticket of ${teams}; the amounts and cards are this team’s plain average (${plain}), before any deduction.`;
      }
      return `Why two numbers? ${quoted} is the typical ticket, ${adjustmentText(report)}; the cards show the plain average (${plain}), before any deduction.`;
    }
    case 'no-detectable-change':
      return `The cards below show raw averages, before any deduction. Differences of that size are within normal variation${elsewhere(report)}.`;
  }
}

/** Causes, other than a change of the team, that make averages differ. */
function elsewhere(report: Report): string {
  if (isAgainstOthers(report)) return ', or happened in the other teams as well';
  return isSizeTakenOut(report) ? ', or come from larger or smaller tickets' : '';
}
