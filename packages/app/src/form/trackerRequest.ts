import { trackerBase } from '@roi-insight/contracts';
import type { TrackerValues } from '@roi-insight/ui';

/** The tracker of a form, for a request. Passwords and tokens that were typed with the address are left out. */
export const trackerRequest = ({ jiraUrl, email, apiKey, clientId }: TrackerValues) => ({
  jira_url: trackerBase(jiraUrl) ?? jiraUrl,
  email,
  api_token: apiKey,
  ...(typeof clientId === 'string' && { client_id: clientId }),
});
