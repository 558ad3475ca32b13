import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { buildSandbox, bigProject, CREDENTIALS, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { portOf, startApp } from '../support/harness.ts';

/**
 * Prism validates every request that the client makes against Atlassian's own OpenAPI document of Jira Cloud v3. The
 * document is not part of this project: JIRA_OPENAPI is the path of a copy, from
 * https://developer.atlassian.com/cloud/jira/platform/swagger-v3.v3.json.
 */
const openApi = process.env.JIRA_OPENAPI ?? '';
const title =
  openApi === '' ? 'requests to Jira Cloud (JIRA_OPENAPI names no document: skipped)' : 'requests to Jira Cloud';

/** Prism has 90 MB of packages for this one test, so Prism is fetched only when the test runs. */
const PRISM = '@stoplight/prism-cli@5.14.2';

interface Recorded {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
  readonly body: string | null;
}

const GATEWAY = /^\/ex\/jira\/[\w-]+/;

/** The requests of one analysis to a sandbox. */
async function record(options: SandboxOptions, body: object, throughGateway = false): Promise<Recorded[]> {
  const requests: Recorded[] = [];
  const sandbox = buildSandbox(options);
  onTestFinished(() => sandbox.close());
  sandbox.addHook('preHandler', async ({ method, url, headers, body }) => {
    requests.push({
      method,
      path: url.replace(GATEWAY, ''),
      authorization: headers.authorization ?? '',
      body: method === 'POST' ? JSON.stringify(body) : null,
    });
  });
  const jira_url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const { analyze } = await startApp(throughGateway ? { GATEWAY_URL: jira_url } : {});
  await (await analyze({ jira_url, ...body })).text();
  return requests;
}

describe.skipIf(openApi === '')(title, () => {
  let prism: ChildProcess;
  let address = '';
  let log = '';

  beforeAll(async () => {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const port = portOf(probe);
    probe.close();
    address = `http://127.0.0.1:${port}`;
    // A separate process group, so that npx and its child processes end together.
    prism = spawn('npx', ['--yes', PRISM, 'mock', '-h', '127.0.0.1', '-p', String(port), openApi], { detached: true });
    await new Promise<void>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        log += chunk.toString();
        if (log.includes('Prism is listening')) resolve();
      };
      prism.stdout?.on('data', read);
      prism.stderr?.on('data', read);
      prism.once('exit', () => reject(new Error(`Prism did not start: ${log}`)));
    });
  });

  afterAll(() => {
    if (prism.pid !== undefined) process.kill(-prism.pid);
  });

  const validate = ({ method, path, authorization, body }: Recorded) =>
    fetch(`${address}${path}`, {
      method,
      headers: { authorization, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      body,
    });

  it('Prism refuses a request with an unknown field', async () => {
    const authorization = 'Basic eDp5';
    const bad = { method: 'POST', path: '/rest/api/3/search/jql', authorization, body: '{"jql":"a = 1","startAt":0}' };
    expect((await validate(bad)).status).toBe(400);
    expect((await validate({ ...bad, body: '{"jql":"a = 1"}' })).status).toBe(200);
  });

  const projects = [bigProject(300)];
  const scoped = { project_name: 'BIG', api_token: CREDENTIALS.scopedToken };
  it.each<[string, SandboxOptions, object, boolean]>([
    ['reading in bulk', { projects }, { project_name: 'BIG' }, false],
    ['a list of several pages', { projects: [bigProject(6000)] }, { project_name: 'BIG' }, false],
    ['a site that takes 100 per request', { projects, bulkLimit: 100 }, { project_name: 'BIG' }, false],
    ['reading without bulk endpoints', { projects, faults: ['bulk-refused'] }, { project_name: 'BIG' }, false],
    ['a project that does not exist', { projects }, { project_name: 'No such "project"' }, false],
    ['a token with scopes', { projects }, scoped, true],
  ])('Prism accepts the requests of the client: %s', async (_, options, body, throughGateway) => {
    const requests = await record(options, body, throughGateway);
    const refused: string[] = [];
    for (const request of requests) {
      const { status } = await validate(request);
      if (status !== 200)
        refused.push(`${status} ${request.method} ${request.path} ${request.body?.slice(0, 300) ?? ''}`);
    }
    expect(requests.length).toBeGreaterThan(3);
    // Two requests are not in the document of version 3: the one that detects the kind of Jira, and the id of a site.
    expect(refused.filter((line) => !/GET \/(rest\/api\/2\/serverInfo|_edge\/tenant_info)/.test(line))).toEqual([]);
  });
});
