import { trackerBase } from '@roi-insight/contracts';
import type { TrackerValues } from '@roi-insight/ui';

/** The tracker of a form in a request, without passwords and tokens that were typed with its address. */
export const trackerRequest = ({ jiraUrl, email, apiKey }: TrackerValues) => ({
  jira_url: trackerBase(jiraUrl) ?? jiraUrl,
  email,
  api_token: apiKey,
});
