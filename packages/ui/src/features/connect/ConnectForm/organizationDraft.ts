import type { SampleOrganization, SampleTracker } from '@roi-insight/contracts';
import type { ConnectFormValues } from './connectFormSchema.ts';
import { localMidnight, sampleDraft } from './connectDraft.ts';

/** The form filled in for the prepared comparison of the sample tracker. A separate file, because the landing page also loads the other drafts. */
export function organizationDraft(
  sample: SampleTracker,
  organization: SampleOrganization,
  includeTickets: boolean,
): ConnectFormValues {
  return {
    ...sampleDraft(sample, { name: organization.project_name }, includeTickets),
    launchDate: localMidnight(organization.adoption_date),
    comparison: organization.comparison.map(({ project_name: projectName, adopted }) => ({
      projectName,
      hasAdopted: adopted !== null,
      adopted,
    })),
  };
}
