import { type FetchJiraRequest, parseFetchJiraRequest } from '@roi-insight/contracts';
import { Failure } from './failure.ts';
import { unquoted } from './jira/projects.ts';

/** Where the day begins first: a date is only in the future when it is nowhere today. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;
/** What an HTTP header can hold. No token of Jira's has anything else. */
const TOKEN = /^[\x21-\x7e]+$/;

/** Reads the body of a request. Throws a `Failure` that names the field and what it takes, never what was in it. */
export function readRequest(body: unknown, now: Date): FetchJiraRequest {
  const parsed = parseFetchJiraRequest(body);
  if (!parsed.ok) throw invalid(parsed.error.message);
  const api_token = parsed.value.api_token.trim();
  if (!TOKEN.test(api_token)) throw invalid('api_token holds characters that no API key has: copy it again');
  if (!/[^\s\p{C}]/u.test(unquoted(parsed.value.project_name))) throw invalid('project_name is required');
  const today = new Date(now.getTime() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
  if (parsed.value.claude_adoption_date > today) throw invalid('claude_adoption_date must not be in the future');
  return { ...parsed.value, api_token, jira_url: parsed.value.jira_url.trim() };
}

function invalid(message: string): Failure {
  return new Failure('invalid-request', message);
}
