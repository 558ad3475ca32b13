import { type Report, SAMPLE_TRACKER } from '@roi-insight/contracts';
import { localMidnight } from '@roi-insight/ui';
import type { StoredForm } from '../storage/readForm.ts';
import type { Submission } from '../analysis/createAnalysisController.ts';

/** The submission that analyzes a sample project again, with its public API key; null for the report of any other project. */
export function sampleSubmission(
  { provenance, tickets }: Report,
  { jiraUrl, projectName, adoptionDate, comparison }: StoredForm,
): Submission | null {
  if (provenance?.sample !== true || jiraUrl === null || projectName === null || adoptionDate === null) return null;
  const values = {
    jiraUrl,
    projectName,
    email: SAMPLE_TRACKER.email,
    apiKey: SAMPLE_TRACKER.api_token,
    launchDate: localMidnight(adoptionDate),
    includeTickets: tickets !== undefined,
    comparison,
  };
  return { values, adoptionDate };
}
