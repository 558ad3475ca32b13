import type { Evidence, Interval, Report } from '@roi-insight/contracts';
import { foundComparison, isSizeTakenOut } from '../comparison/comparedWith.ts';
import { sectionTitles } from '../sectionTitles.ts';
import { type Formats, MISSING, describeSaving, describeSavingRange, wholeSaving } from '../format/index.ts';
import { quotedPercent } from './quotedPercent.ts';

/** Why the verdict does not quote the estimate behind it; null if it quotes that estimate, or none. */
export function shrinkageNote(formats: Formats, evidence: Evidence): string | null {
  if (evidence.kind === 'too-little-data' || evidence.verdict === 'no-detectable-change') return null;
  const { effectPercent: effect } = evidence;
  const [quoted, estimate] = [quotedPercent(evidence), effect].map((percent) => wholeSaving(formats, percent));
  return quoted === estimate
    ? null
    : `Estimates are before shrinkage. The verdict quotes ${quoted}, because found changes are exaggerated on average.`;
}

/** The note of the estimate behind the verdict. */
export const DECIDING = 'Used for the headline.';

/** Rows of the table of estimates: method, change of the time per ticket, interval. */
export function estimateRows(formats: Formats, report: Report, evidence: Evidence): readonly (readonly string[])[] {
  return evidence.estimates.map(({ method, effectPercent: effect, intervalPercent: interval }) => [
    `${methodName(report, method)}: ${method === 'comparison' ? beyondWhat(report) : meaningOf(report, method)}${method === decidingMethod(evidence) ? ` ${DECIDING}` : ''}`,
    describeSaving(formats, effect),
    intervalText(formats, interval),
  ]);
}

/** The method behind the verdict; null if there is too little data for a verdict, even if a change was observed. */
export function decidingMethod({ kind, method }: Evidence): Evidence['method'] | null {
  return kind === 'too-little-data' ? null : method;
}

type OwnMethod = Exclude<Evidence['method'], 'comparison'>;

/** The names of the estimates that use no comparison with other teams. */
export const METHOD_NAMES: Readonly<Record<OwnMethod, string>> = {
  level: 'Not adjusted for trend',
  'trend-adjusted': 'Adjusted for trend',
  organization: 'All teams together',
};

const MEANING: Readonly<Record<OwnMethod, string>> = {
  level: 'average after vs. average before',
  'trend-adjusted': 'change beyond the earlier trend',
  organization: 'change since each team’s start beyond its own trend, compared with teams that had not started yet',
};

/** The two estimates of a project compare tickets of the same size, if sizes are used. */
function meaningOf(report: Report, method: OwnMethod): string {
  const isMadeTwice = (report.evidence?.size?.drift ?? null) !== null;
  const sizes = isMadeTwice ? ', with and without the size of tickets' : '';
  return `${MEANING[method]}${isSizeTakenOut(report) ? ', for tickets of the same size' : sizes}.`;
}

/** The name of a method. @example methodName(report, 'trend-adjusted') // 'Adjusted for trend' */
export function methodName(report: Report, method: Evidence['method']): string {
  return method === 'comparison' ? comparisonName(report) : METHOD_NAMES[method];
}

/** The name of the estimate that includes other teams. If all teams adopted together, they are not compared with other teams. */
export function comparisonName(report: Report): string {
  return foundComparison(report)?.design === 'same-date' ? 'Teams that adopted together' : sectionTitles.comparison;
}

function beyondWhat(report: Report): string {
  switch (foundComparison(report)?.design) {
    case 'panel':
      return 'change in all teams that adopted, beyond the change in the others.';
    case 'same-date':
      return 'change in all of them beyond their earlier trend.';
    default:
      return 'change beyond the change in those teams.';
  }
}

function intervalText(formats: Formats, interval: Interval | null): string {
  return interval === null ? MISSING : describeSavingRange(formats, interval);
}
