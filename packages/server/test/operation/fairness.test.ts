import { expect, it } from 'vitest';
import { nameLookup } from '../../../jira-reader/src/http/nameLookup.ts';
import { reportOf } from '../support/responses.ts';
import { REQUEST, startApp, startSandbox } from '../support/harness.ts';
import { startNameServer } from '../../../jira-reader/test/nameServer.ts';

const ATTACKER = { 'x-forwarded-for': '203.0.113.1' };
const OTHERS = Array.from({ length: 5 }, (_, index) => ({ 'x-forwarded-for': `198.51.100.${index}` }));

it('the server gives a client with hanging trackers only the places of one client', async () => {
  const hanging = await startSandbox({ faults: ['hang'] });
  const jira_url = await startSandbox();
  const { analyze, address } = await startApp({ TRUST_PROXY: '127.0.0.1' });
  const leaving = new AbortController();
  const held = Array.from({ length: 16 }, () => analyze({ jira_url: hanging }, ATTACKER, leaving.signal));
  const count = async () => JSON.parse(await (await fetch(`${address}/api/health`)).text()).analyses;
  await expect.poll(count).toBe(16);
  const reports = await Promise.all(OTHERS.map(async (client) => reportOf(await analyze({ jira_url }, client))));
  expect(reports.map(({ success }) => success)).toEqual(OTHERS.map(() => true));
  expect(await count()).toBe(16);
  leaving.abort();
  await Promise.allSettled(held);
});

const HELD = ['A', 'B', 'C', 'D', 'E'].map((project_name) => ({ project_name, started: null }));

it.each([
  ['plans', '/api/plan', { teams: HELD.map(({ project_name }) => ({ project_name })), start: '2026-02-16', weeks: 26 }],
  ['organizations', '/api/organization', { teams: HELD }],
])('the server serves reports of others while the %s of four clients hang', async (_, path, fields) => {
  const hanging = await startSandbox({ faults: ['hang'] });
  const jira_url = await startSandbox();
  const { analyze, address } = await startApp({ TRUST_PROXY: '127.0.0.1' });
  const leaving = new AbortController();
  const { email, api_token } = REQUEST;
  const body = JSON.stringify({ jira_url: hanging, email, api_token, ...fields });
  const held = Array.from({ length: 16 }, (__, index) =>
    fetch(`${address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${index % 4}` },
      body,
      signal: leaving.signal,
    }),
  );
  const count = async () => JSON.parse(await (await fetch(`${address}/api/health`)).text()).analyses;
  await expect.poll(count).toBe(16);
  const reports = await Promise.all(OTHERS.map(async (client) => reportOf(await analyze({ jira_url }, client))));
  expect(reports.map(({ success }) => success)).toEqual(OTHERS.map(() => true));
  leaving.abort();
  await Promise.allSettled(held);
});

it('the server does not let thirty names without a response delay other clients', async () => {
  const { asking } = await startNameServer({ 'jira.example.com': '127.0.0.1' });
  const { port } = new URL(await startSandbox());
  const { analyze } = await startApp(
    { JIRA_ALLOWED_HOSTS: '127.0.0.0/8', TRUST_PROXY: '127.0.0.1' },
    { lookup: nameLookup({ ...asking, hostsFile: '', resolverFile: '' }) },
  );
  const leaving = new AbortController();
  const held = Array.from({ length: 30 }, (_, index) =>
    analyze({ jira_url: `https://silent-${index}.example.com` }, ATTACKER, leaving.signal),
  );
  const reports = await Promise.all(
    OTHERS.map(async (client) => reportOf(await analyze({ jira_url: `http://jira.example.com:${port}` }, client))),
  );
  expect(reports.map(({ success }) => success)).toEqual(OTHERS.map(() => true));
  leaving.abort();
  await Promise.allSettled(held);
});
