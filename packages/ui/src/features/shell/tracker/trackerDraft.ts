import type { SampleTracker } from '@roi-insight/contracts';
import type { TrackerValues } from './TrackerValues.ts';

/** The values of a form in which no tracker was entered. */
export const emptyTracker: TrackerValues = { jiraUrl: '', email: '', apiKey: '', clientId: null };

/** The values for the sample tracker. */
export const sampleTracker = ({ jira_url, email, api_token }: SampleTracker): TrackerValues => ({
  jiraUrl: jira_url,
  email,
  apiKey: api_token,
  clientId: null,
});
