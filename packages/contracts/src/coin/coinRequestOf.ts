import type { CoinRequest } from './coinRequest.ts';
import type { CoinTerms } from './coinTerms.ts';
import { hashedCoinTerms } from './coinPlan.ts';

/** What a request needs to read a plan that was made, beside the credential and the address of its tracker. */
export function coinRequestOf(terms: CoinTerms): Omit<CoinRequest, 'jira_url' | 'email' | 'api_token'> {
  const { project, start, weeks, read_on, measure, size_field, scope, calendar, time_zone } =
    hashedCoinTerms(terms).terms;
  return {
    project_name: project.key,
    start,
    weeks,
    read_on,
    measure,
    size_field,
    scope,
    calendar: { ...calendar, time_zone },
  };
}
