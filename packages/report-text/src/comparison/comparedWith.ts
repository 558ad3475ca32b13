import type { Comparison, Report, FoundComparison } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** The comparison on which the report's verdict is based; null if there are no other teams, or if they could not be compared. */
export function foundComparison({ comparison, evidence }: Report): FoundComparison | null {
  return comparison === undefined || comparison.design === null || evidence?.method !== 'comparison'
    ? null
    : comparison;
}

/**
 * Whether the verdict is based on teams that had not adopted yet. Otherwise, all teams of the comparison adopted on the
 * same date.
 */
export function isAgainstOthers(report: Report): boolean {
  const found = foundComparison(report);
  return report.evidence?.method === 'organization' || (found !== null && found.design !== 'same-date');
}

/** The number of adopters and of controls. */
export function teamCounts({ teams }: Pick<Comparison, 'teams'>): {
  adopters: number;
  controls: number;
  leftOut: number;
} {
  const count = (wanted: (typeof teams)[number]['role']) => teams.filter(({ role }) => role === wanted).length;
  return { adopters: count('adopter'), controls: count('control'), leftOut: count('left-out') };
}

/**
 * Names the teams of the comparison, as the start of a sentence.
 * @example comparedWith(formats, comparison) // 'Compared with 6 other teams'
 */
export function comparedWith(formats: Formats, comparison: FoundComparison): string {
  const { adopters, controls } = teamCounts(comparison);
  switch (comparison.design) {
    case 'one-adopter':
      return `Compared with ${controls === 1 ? 'one other team' : formats.counted(controls, 'other team')}`;
    case 'panel':
      return `Across ${formats.counted(adopters, 'team')} that adopted at different times${controls === 0 ? '' : `, compared with ${formats.count(controls)} that had not`}`;
    case 'same-date':
      return `Across ${formats.counted(adopters, 'team')} that adopted together`;
  }
}

/** Whether the estimate compares only tickets of the same size, unlike plain averages. */
export function isSizeTakenOut({ evidence }: Report): boolean {
  return evidence?.size?.use === 'used' && evidence.size.drift === null && evidence.method !== 'comparison';
}

/**
 * How the figure for a typical ticket was adjusted, in a few words.
 * @example adjustmentText(report) // 'compared with other teams'
 */
export function adjustmentText(report: Report): string {
  if (foundComparison(report)?.design === 'one-adopter') return 'compared with other teams';
  if (report.evidence?.method === 'organization') return 'compared between teams';
  return isSizeTakenOut(report) ? 'adjusted for trend and size of tickets' : 'adjusted for the trend you already had';
}

/** The teams whose typical ticket is quoted, if there are several. @example 'all 3 teams that adopted' */
export function adoptersText(formats: Formats, report: Report): string | null {
  const found = foundComparison(report);
  if (found === null || found.design === 'one-adopter') return null;
  return `all ${formats.count(teamCounts(found).adopters)} teams that adopted`;
}

/** The name of the line for the weighted mean of the other teams. @example '6 other teams, weighted' */
export function othersName(formats: Formats, comparison: FoundComparison): string {
  const { adopters, controls } = teamCounts(comparison);
  const others = controls > 0 ? controls : adopters - 1;
  return others === 1 ? 'The other team' : `${formats.counted(others, 'other team')}, weighted`;
}

/** Shown instead of the charts, above the reasons. */
export const NO_COMPARISON = 'No comparison was possible';
