import {
  type Parsed,
  parsePlanRequest,
  parseRegistrationRequest,
  type PlanRequest,
  type RegistrationRequest,
} from '@roi-insight/contracts';
import { RequestFailure } from '../RequestFailure.ts';

/** Parses the body of `POST /api/plan`. Throws a `RequestFailure` with the field and its valid values. */
export const readPlanRequest = (body: unknown): PlanRequest => trimmed(parsePlanRequest(body));

/** Parses the body of `POST /api/plan/registration`. Throws a `RequestFailure` with the field and its valid values. */
export const readRegistrationRequest = (body: unknown): RegistrationRequest => trimmed(parseRegistrationRequest(body));

function trimmed<Request extends Pick<PlanRequest, 'api_token' | 'jira_url'>>(parsed: Parsed<Request>): Request {
  if (!parsed.ok) throw new RequestFailure({ reason: 'invalid-field', message: parsed.error.message });
  const { api_token, jira_url } = parsed.value;
  return { ...parsed.value, api_token: api_token.trim(), jira_url: jira_url.trim() };
}
