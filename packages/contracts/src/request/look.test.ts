import { expect, it } from 'vitest';
import { parseFetchJiraRequest } from './request.ts';

const REQUEST = {
  jira_url: 'https://example.atlassian.net',
  email: 'jane@example.com',
  api_token: 'a-token-of-someone',
  project_name: 'AUR',
  claude_adoption_date: '2025-08-25',
};
const LONG = 'x'.repeat(300_000);
const DEEP: unknown = JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`);

it.each([
  ['a long text', LONG, 'look must be an object'],
  ['a deep list', DEEP, 'look must be an object'],
  ['a long text as a number', { number: LONG, planned: 2 }, 'look.number must be a number'],
  ['a deep list as a number', { number: 1, planned: DEEP }, 'look.planned must be a number'],
  ['a number above the planned one', { number: 3, planned: 2 }, 'look must have a number of at most the planned one'],
])('a request is refused with a sentence that quotes nothing if its look is %s', (_, look, message) => {
  const parsed = parseFetchJiraRequest({ ...REQUEST, look });
  expect(parsed).toMatchObject({ ok: false, error: { message } });
});
