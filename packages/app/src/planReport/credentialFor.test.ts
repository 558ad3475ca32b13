import { expect, it } from 'vitest';
import { credentialFor } from './credentialFor.ts';

it.each([
  ['the same tracker', 'jira.example.com:8443', 'https://jira.example.com:8443/jira', 'a-key'],
  ['another tracker', 'jira.other.example', 'https://jira.example.com', ''],
  ['another port', 'jira.example.com', 'https://jira.example.com:8443', ''],
  ['a tracker whose name has the same beginning', 'jira.example.com.other.example', 'https://jira.example.com', ''],
])('a key is kept only for the tracker for which it was typed: %s', (_, host, jiraUrl, apiKey) => {
  expect(credentialFor(host, { jiraUrl, apiKey: 'a-key' })).toEqual({ jiraUrl: `https://${host}`, apiKey });
});
