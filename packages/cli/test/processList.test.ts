import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CREDENTIALS } from '@roi-insight/jira-sandbox';
import { expect, it } from 'vitest';
import { startServer } from '../../server/test/support/harness.ts';

it.skipIf(process.platform !== 'linux')('shows the token in no list of processes', async () => {
  const main = join(import.meta.dirname, '../src/main.ts');
  const lists: string[] = [];
  const { address } = await startServer((_request, response) => {
    lists.push(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8'));
    response.writeHead(401).end();
  });
  const child = spawn(process.execPath, ['--import', 'tsx', main, 'check', '--url', address, '--project', 'AUR'], {
    env: { ...process.env, ROI_JIRA_TOKEN: CREDENTIALS.token, ROI_JIRA_EMAIL: CREDENTIALS.email },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => void (output += String(chunk)));
  const [exitCode] = await once(child, 'close');
  expect(exitCode).toBe(3);
  expect(lists.length).toBeGreaterThan(0);
  expect([...lists, output].filter((text) => text.includes(CREDENTIALS.token))).toEqual([]);
});
