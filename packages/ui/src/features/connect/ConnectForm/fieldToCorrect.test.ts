import { FAILURE_CODES } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { serverFailures } from '../../../testing/serverFailures.ts';
import { fieldToCorrect } from './fieldToCorrect.ts';

it('fieldToCorrect returns a field only if that field caused the failure', () => {
  const named = Object.fromEntries(FAILURE_CODES.map((code) => [code, fieldToCorrect(serverFailures[code])]));
  expect(named).toEqual({
    'invalid-request': null,
    credentials: 'apiKey',
    captcha: 'apiKey',
    permission: 'apiKey',
    'project-not-found': 'projectName',
    'nothing-to-measure': 'projectName',
    'too-many-tickets': 'projectName',
    'rate-limited': null,
    'address-refused': 'jiraUrl',
    'not-jira': 'jiraUrl',
    unreachable: 'jiraUrl',
    redirected: 'jiraUrl',
    tls: 'jiraUrl',
    timeout: null,
    busy: null,
    internal: null,
  });
  expect(fieldToCorrect({ kind: 'network', apiUrl: 'https://roi.example.com' })).toBeNull();
});
