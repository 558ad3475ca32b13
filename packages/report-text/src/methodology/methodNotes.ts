import type { Report } from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from '@roi-insight/roi-math';
import { foundComparison } from '../comparison/comparedWith.ts';
import { measurementVersion } from './measurementVersion.ts';

/** How far a report can name the cause of a change; shown with every report. */
export function caveat(report: Report): string {
  if (report.organization !== undefined) return ORGANIZATION_CAVEAT;
  const found = foundComparison(report);
  if (found === null || found.design === 'same-date') {
    return 'This is a before/after comparison with no control group: anything else that changed at the same time is included in the difference.';
  }
  return 'The headline compares this team with others in the same weeks, which removes changes that affected all of them. Changes in this team alone, and how it was chosen, are included in the difference.';
}

const ORGANIZATION_CAVEAT =
  'Teams that started are compared with teams that hadn’t yet, which removes changes that affected all of them. What else changed in a team when it started is included. The result is that of all teams together, not of one team or person.';

/** Shown if a report has no evidence. */
export const NO_EVIDENCE = {
  title: 'No evidence in this report',
  text: 'This report compares averages only. It doesn’t test whether the difference is due to chance.',
} as const;

/** The introduction of the report's own methodology. */
export function methodNote({ provenance }: Report): string {
  return provenance === undefined
    ? 'The server didn’t say how it measured: only the figures and these dates are known.'
    : 'How this report was measured.';
}

/** The note on a report that was made by another version of the measurement; null for a report of this version. */
export function versionNote(version: string): string | null {
  return measurementVersion(version) === MEASUREMENT_VERSION
    ? null
    : `Made with measurement version ${version}; this app uses ${MEASUREMENT_VERSION}.`;
}

/** The introduction of the reference methodology. */
export const REFERENCE_NOTE =
  'A typical reference method, for comparison only. All figures in this report use the method under ‘This report’.';
