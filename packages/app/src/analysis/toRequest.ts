import type { ConnectFormValues, FetchJiraRequest } from '@roi-insight/contracts';
import { toCalendarDate } from '../toCalendarDate.ts';

/** The request that a submitted form stands for. */
export function toRequest(values: ConnectFormValues): FetchJiraRequest {
  return {
    jira_url: values.jiraUrl.trim(),
    email: values.email.trim(),
    api_token: values.apiKey.trim(),
    project_name: values.projectName.trim(),
    claude_adoption_date: toCalendarDate(values.launchDate),
    ...(values.includeTickets === true && { include_tickets: true }),
  };
}
