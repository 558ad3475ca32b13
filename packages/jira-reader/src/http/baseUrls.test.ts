import { expect, it } from 'vitest';
import { baseUrls, isCloudHost } from './baseUrls.ts';

it.each([
  ['https://x.example', ['https://x.example']],
  ['https://x.example/', ['https://x.example']],
  ['https://x.example:8443/jira/', ['https://x.example:8443/jira', 'https://x.example:8443']],
  ['https://x.example/browse/ABC-1?focused=1#c', ['https://x.example']],
  ['https://x.example/jira/browse/ABC-1', ['https://x.example/jira', 'https://x.example']],
  ['https://x.example/tools/jira/secure/Dashboard.jspa', ['https://x.example/tools/jira', 'https://x.example']],
  ['https://x.example/jira/software/c/projects/ABC/boards/1', ['https://x.example/jira', 'https://x.example']],
  ['https://x.example/jira/your-work', ['https://x.example/jira', 'https://x.example']],
  ['https://x.example/rest/api/2/serverInfo', ['https://x.example']],
  [' https://x.example/Browse/ABC-1 ', ['https://x.example']],
])('a Jira with the address %s can have the base addresses %j', (address, bases) => {
  expect(baseUrls(address)).toEqual(bases);
});

it('the host names of Atlassian are recognized', () => {
  expect(['a.atlassian.net', 'a.ATLASSIAN.net', 'a.jira.com'].every(isCloudHost)).toBe(true);
  expect(['atlassian.net.evil.example', 'evilatlassian.net', 'jira.example.com'].some(isCloudHost)).toBe(false);
});
