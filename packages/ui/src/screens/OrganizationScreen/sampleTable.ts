import type { SampleTracker } from '@roi-insight/contracts';

/** The table of the sample organization; empty if the sample tracker has no organization. */
export function sampleTable({ organization }: SampleTracker): string {
  if (organization === undefined) return '';
  const { project_name, adoption_date, comparison } = organization;
  const teams = [{ project_name, adopted: adoption_date }, ...comparison];
  return ['project,started', ...teams.map((team) => `${team.project_name},${team.adopted ?? 'none'}`)].join('\n');
}
