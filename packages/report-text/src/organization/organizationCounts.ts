import type { ReportOrganization } from '@roi-insight/contracts';

/** The number of teams in each role. */
export function organizationCounts({ teams }: ReportOrganization) {
  const count = (role: ReportOrganization['teams'][number]['role']) =>
    teams.filter((team) => team.role === role).length;
  return { all: teams.length, started: count('started'), waiting: count('comparison'), leftOut: count('left-out') };
}
