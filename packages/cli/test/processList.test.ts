import { readFileSync } from 'node:fs';
import { CREDENTIALS } from '@roi-insight/jira-sandbox';
import { expect, it } from 'vitest';
import { startServer } from '../../server/test/support/harness.ts';
import { startProcess } from './startProcess.ts';

it.skipIf(process.platform !== 'linux')('the token does not appear in the list of processes', async () => {
  const lists: string[] = [];
  const { address } = await startServer((_request, response) => {
    lists.push(readFileSync(`/proc/${child.pid}/cmdline`, 'utf8'));
    response.writeHead(401).end();
  });
  const { child, ended } = startProcess(['check', '--url', address, '--project', 'AUR']);
  const { exitCode, stdout, stderr } = await ended;
  expect(exitCode).toBe(3);
  expect(lists.length).toBeGreaterThan(0);
  expect([...lists, stdout, stderr].filter((text) => text.includes(CREDENTIALS.token))).toEqual([]);
});
