import type { Grade } from '@roi-insight/contracts';
import { gradeFrom, LIKELIHOOD_RATIOS } from '../evidence/grade.ts';
import type { OrganizationChecks, OrganizationDoubt } from './Organization.ts';

/** The likelihood ratios of the doubts: those of the same doubts of a comparison, and 2, as assumed there, for the others. */
const RATIOS: Readonly<Record<OrganizationDoubt['kind'], number>> = {
  'close-call': LIKELIHOOD_RATIOS['close-call'],
  'largest-team': 2,
  'deciding-team': LIKELIHOOD_RATIOS['deciding-teams'],
  'earlier-trend': LIKELIHOOD_RATIOS['own-trend'],
  'weeks-before-start': LIKELIHOOD_RATIOS['last-weeks'],
  'used-without-start': 2,
  'unverified-starts': 1,
};

/** The grade of an organization. It is an A only if usage verifies every start. */
export function organizationGrade(
  doubts: readonly OrganizationDoubt[],
  { startedTeams, verifiedStarts }: Pick<OrganizationChecks, 'startedTeams' | 'verifiedStarts'>,
): Grade {
  return gradeFrom(
    doubts.map(({ kind }) => RATIOS[kind]),
    verifiedStarts === startedTeams ? 'A' : 'B',
  );
}
