import { type Report, SAMPLE_TRACKER } from '@roi-insight/contracts';
import type { StoredForm } from '../form/submittedForm.ts';
import type { Submission } from '../analysis/createAnalysisController.ts';

/** The submission that analyzes a sample project again, with its public API key; null for the report of any other project. */
export function sampleSubmission({ provenance, tickets }: Report, form: StoredForm): Submission | null {
  const { jiraUrl, projectName, launchDate } = form;
  if (provenance?.sample !== true || jiraUrl === undefined || projectName === undefined || launchDate === undefined) {
    return null;
  }
  const { email, api_token: apiKey } = SAMPLE_TRACKER;
  const includeTickets = tickets !== undefined;
  return { values: { ...form, jiraUrl, projectName, launchDate, email, apiKey, includeTickets } };
}
