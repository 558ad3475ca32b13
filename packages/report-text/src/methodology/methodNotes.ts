import type { Report } from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from '@roi-insight/roi-math';
import { foundComparison } from '../comparison/comparedWith.ts';
import { measurementVersion } from './measurementVersion.ts';

/** How far a report can name the cause of a change; shown with every report. */
export function caveat(report: Report): string {
  const found = foundComparison(report);
  if (found === null || found.design === 'same-date') {
    return 'This is a before/after comparison with no control group: whatever else changed at the same time is part of the difference.';
  }
  return 'The verdict compares this team with others in the same weeks, which rules out what changed for all of them. What changed for this team alone, and how it was chosen, is part of the difference.';
}

/** Shown for a report without evidence. */
export const NO_EVIDENCE = {
  title: 'No evidence in this report',
  text: 'The server compared averages only. How much of the difference is chance is not known.',
} as const;

/** The introduction of the report's own methodology. */
export function methodNote({ provenance }: Report): string {
  return provenance === undefined
    ? 'The server did not say how it measured: only the figures and these dates are known.'
    : 'How the figures of this report were measured.';
}

/** A note on a report that another version of the measurement made; null for this version. */
export function versionNote(version: string): string | null {
  return measurementVersion(version) === MEASUREMENT_VERSION
    ? null
    : `Made with version ${version} of the measurement; this app measures with ${MEASUREMENT_VERSION}.`;
}

/** The introduction of the reference methodology. */
export const REFERENCE_NOTE =
  'The usual method of such reports, for comparison. Where it differs from ‘This report’, the figures come from ‘This report’.';
