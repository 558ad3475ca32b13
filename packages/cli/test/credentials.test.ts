import { CLOUD_ID, CREDENTIALS, SERVICE_ACCOUNT, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { expect, it } from 'vitest';
import { startSandbox } from '../../server/test/support/harness.ts';
import { accessToken } from '../../server/test/support/serviceAccount.ts';
import { ENV, reportOf, runCli } from './runCli.ts';

const SERVICE = {
  ROI_JIRA_CLIENT_ID: SERVICE_ACCOUNT.clientId,
  ROI_JIRA_CLIENT_SECRET: SERVICE_ACCOUNT.clientSecret,
};
const SCOPED = { ...ENV, ROI_JIRA_TOKEN: CREDENTIALS.scopedToken };
const GATEWAY = `/ex/jira/${CLOUD_ID}`;

type Env = Readonly<Record<string, string>>;

it.each<[string, SandboxOptions, string, Env | ((sandbox: string) => Promise<Env>)]>([
  ['an API token of a site with its own domain', {}, '', ENV],
  ['a token with scopes of such a site', {}, '', SCOPED],
  ['a token with scopes at the gateway’s address', {}, GATEWAY, SCOPED],
  ['a service account of such a site', {}, '', SERVICE],
  ['a service account at the gateway’s address', {}, GATEWAY, SERVICE],
  ['an access token', {}, '', async (sandbox) => ({ ...ENV, ROI_JIRA_TOKEN: await accessToken(sandbox) })],
  ['a personal access token of a Data Center', { mode: 'data-center' }, '', ENV],
  ['a service account of a Data Center', { mode: 'data-center' }, '', SERVICE],
])('the command reads a tracker with %s', async (_, options, path, env) => {
  const sandbox = await startSandbox(options);
  const atlassian = { gatewayUrl: sandbox, authUrl: sandbox };
  const used = typeof env === 'function' ? await env(sandbox) : env;
  const ran = await runCli(reportOf(`${sandbox}${path}`), { env: used, atlassian });
  expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Aurora Payments') });
});

it('the command reads the client secret from standard input if the environment has none', async () => {
  const sandbox = await startSandbox();
  const surroundings = {
    env: { ROI_JIRA_CLIENT_ID: SERVICE_ACCOUNT.clientId },
    atlassian: { gatewayUrl: sandbox, authUrl: sandbox },
  };
  const ran = await runCli(reportOf(sandbox), { ...surroundings, input: SERVICE_ACCOUNT.clientSecret });
  expect(ran.exitCode).toBe(0);
  expect((await runCli(reportOf(sandbox), surroundings)).stderr).toContain(
    'Missing client secret. Set ROI_JIRA_CLIENT_SECRET',
  );
});

it('the command names the missing client ID if the environment has only the client secret', async () => {
  const env = { ROI_JIRA_CLIENT_SECRET: SERVICE_ACCOUNT.clientSecret };
  const { exitCode, stderr } = await runCli(reportOf('https://example.com'), { env });
  expect({ exitCode, stderr }).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining('Set ROI_JIRA_CLIENT_ID'),
  });
});

it('the help names the variables of a service account', async () => {
  for (const command of [['check'], ['report'], ['plan', 'draft']]) {
    const { stdout } = await runCli([...command, '--help']);
    for (const variable of Object.keys(SERVICE)) expect(stdout).toContain(variable);
  }
});
