import { type CoinRequest, COIN_WEEKS, trackerBase } from '@roi-insight/contracts';
import { toCalendarDate } from '@roi-insight/report-text';
import type { CoinFormValues } from '@roi-insight/ui';

/** The credential with which the tracker of a form is read. */
export const trackerOf = ({ jiraUrl, email, apiKey }: Pick<CoinFormValues, 'jiraUrl' | 'email' | 'apiKey'>) => ({
  jira_url: trackerBase(jiraUrl) ?? jiraUrl,
  email,
  api_token: apiKey,
});

/** The request for a submitted form. Any length can be chosen afterwards. */
export function coinRequest(values: CoinFormValues): CoinRequest {
  const { project, start, sizeField } = values;
  return {
    ...trackerOf(values),
    project_name: project,
    start: toCalendarDate(start),
    weeks: COIN_WEEKS.max,
    scope: undefined,
    calendar: undefined,
    ...(sizeField !== '' && { size_field: sizeField }),
  };
}
