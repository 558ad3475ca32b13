import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { nameLookup } from '../src/http/nameLookup.ts';
import { startNameServer } from './nameServer.ts';

function writeFiles(files: Readonly<Record<string, string>>): (name: string) => string {
  const folder = mkdtempSync(join(tmpdir(), 'names-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return (name) => join(folder, name);
}

type Result = { readonly code: string | undefined } | readonly { readonly address: string }[];

function look(lookup: ReturnType<typeof nameLookup>, name: string): Promise<Result> {
  return new Promise((resolve) =>
    lookup(name, { all: true }, (error, addresses) => resolve(error === null ? addresses : { code: error.code })),
  );
}

/** Waits until the resolver has reported that its queries were canceled. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
}

it('a look-up queries the name servers, and tries the search domains', async () => {
  const { asking } = await startNameServer({ 'jira.example.com': '192.0.2.1', 'jira.corp.test': '192.0.2.2' });
  const file = writeFiles({ 'resolv.conf': 'nameserver 192.0.2.53\nsearch other.test corp.test\n' });
  const lookup = nameLookup({ ...asking, hostsFile: file('hosts'), resolverFile: file('resolv.conf') });
  expect(await look(lookup, 'jira.example.com')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  expect(await look(lookup, 'jira')).toEqual([{ address: '192.0.2.2', family: 4 }]);
  expect(await look(lookup, 'nowhere.example.com')).toEqual({ code: 'ENOTFOUND' });
});

it('names in the hosts file are resolved without a query', async () => {
  const { asking, questions } = await startNameServer({});
  const file = writeFiles({ hosts: '# 192.0.2.9 jira.corp\n192.0.2.1 Jira.corp alias # 1\n2001:db8::1 jira.corp\n' });
  const lookup = nameLookup({ ...asking, hostsFile: file('hosts') });
  expect(await look(lookup, 'jira.corp')).toEqual([
    { address: '192.0.2.1', family: 4 },
    { address: '2001:db8::1', family: 6 },
  ]);
  expect(await look(lookup, 'ALIAS')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  expect(questions).toEqual([]);
});

it('thirty names without a response do not delay another name, and end within 5 s', async () => {
  const { asking, questions, timers } = await startNameServer({ 'jira.example.com': '192.0.2.1' });
  const file = writeFiles({ 'resolv.conf': '' });
  const lookup = nameLookup({ ...asking, resolverFile: file('resolv.conf') });
  const ended: Result[] = [];
  for (let index = 0; index < 30; index += 1) {
    void look(lookup, `silent-${index}.example.com`).then((result) => ended.push(result));
  }
  expect(await look(lookup, 'jira.example.com')).toEqual([{ address: '192.0.2.1', family: 4 }]);
  expect(ended).toEqual([]);
  timers.advance(3999);
  await turns();
  expect(ended).toEqual([]);
  timers.advance(1);
  await turns();
  expect(ended).toHaveLength(30);
  expect(new Set(ended.map((result) => JSON.stringify(result)))).toEqual(new Set(['{"code":"EAI_AGAIN"}']));
  const asked = questions.length;
  expect(await look(lookup, 'silent-1.example.com')).toEqual({ code: 'EAI_AGAIN' });
  expect(questions).toHaveLength(asked);
});
