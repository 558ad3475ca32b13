import getPort from 'get-port';
import { createServer } from 'vite';
import { root, startNode, superviseUntilStopped } from './processes.ts';

/** `npm run dev`: the app with live reload, a server that restarts on changes, and a sample tracker. */
const sandboxPort = await getPort({ port: 4011 });
const serverPort = await getPort({ port: 4010 });
const tracker = `http://127.0.0.1:${sandboxPort}`;
process.env.PORT = String(serverPort);

const sandbox = startNode(
  [
    '--import',
    'tsx',
    '--watch',
    '--watch-preserve-output',
    'packages/jira-sandbox/src/cli.ts',
    '--port',
    String(sandboxPort),
  ],
  { output: 'inherit' },
);
const server = startNode(['--import', 'tsx', '--watch', '--watch-preserve-output', 'packages/server/src/server.ts'], {
  env: {
    PORT: String(serverPort),
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    JIRA_ALLOWED_HOSTS: `127.0.0.1:${sandboxPort}`,
    SAMPLE_TRACKER_URL: tracker,
  },
  output: 'inherit',
});
superviseUntilStopped([sandbox, server]);

const app = await createServer({ configFile: `${root}/vite.config.ts` });
await app.listen();
app.printUrls();
