import { SERVICE_ACCOUNT } from '@roi-insight/jira-sandbox';
import getPort from 'get-port';
import { buildAll, isBuildStale } from './build.ts';
import { startNode, superviseUntilStopped, untilResponding } from './processes.ts';

/** `npm start`: builds missing or outdated parts, then runs the server and a sample tracker. */
const port = Number(process.env.PORT ?? 4010);
const host = process.env.HOST ?? '127.0.0.1';
if ((await getPort({ port })) !== port) {
  process.stderr.write(`Port ${port} is in use. Stop what runs there, or choose another: PORT=4020 npm start\n`);
  process.exit(1);
}

if (isBuildStale()) {
  process.stdout.write('Building …\n');
  await buildAll();
}

const sandboxPort = await getPort({ port: 4011 });
const tracker = `http://127.0.0.1:${sandboxPort}`;
const sandbox = startNode(['--import', 'tsx', 'packages/jira-sandbox/src/cli.ts', '--port', String(sandboxPort)]);
const server = startNode(['dist/server/server.js'], {
  env: {
    PORT: String(port),
    HOST: host,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    JIRA_ALLOWED_HOSTS: [process.env.JIRA_ALLOWED_HOSTS, `127.0.0.1:${sandboxPort}`].filter(Boolean).join(','),
    SAMPLE_TRACKER_URL: tracker,
  },
  output: 'inherit',
});
superviseUntilStopped([sandbox, server]);
const shownHost = host === '0.0.0.0' ? 'localhost' : host;
try {
  await untilResponding(`${tracker}/rest/api/3/serverInfo`, sandbox);
  await untilResponding(`http://${shownHost}:${port}/api/health`, server);
} catch (cause) {
  process.stderr.write(`It did not start. ${cause instanceof Error ? cause.message : String(cause)}\n`);
  await Promise.all([sandbox.stop(), server.stop()]);
  process.exit(1);
}
process.stdout.write(`
  ROI Insight    http://${shownHost}:${port}
  Sample tracker ${tracker} (generated tickets; the form offers it)
                 Service account: client ID ${SERVICE_ACCOUNT.clientId}, secret ${SERVICE_ACCOUNT.clientSecret}

  Ctrl+C stops both.
`);
