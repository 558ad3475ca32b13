import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { within } from '../../test/support/harness.ts';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';
import { readConfig } from '../config.ts';
import { AnalysisWorker } from './AnalysisWorker.ts';
import { newStats } from '@roi-insight/jira-reader';

/**
 * A worker that ends each analysis with a failure that names the thread. For the project 'wait', it never ends the
 * analysis; for the project 'stuck', it blocks its thread without using a core.
 */
const MAIN = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ id, task: { request } }) => {
  if (request.project_name === 'wait') return;
  const cell = new Int32Array(new SharedArrayBuffer(4));
  while (request.project_name === 'stuck') Atomics.wait(cell, 0, 0, 10);
  const failure = { failure: { reason: 'invalid-field', message: 'thread ' + threadId }, details: {} };
  parentPort.postMessage({ kind: 'end', id, ending: { kind: 'failure', failure }, stats: {} });
});
`;

function openWorker() {
  const folder = mkdtempSync(join(tmpdir(), 'thread-'));
  writeFileSync(join(folder, 'main.mjs'), MAIN);
  const config = readConfig({ ANALYSIS_TIMEOUT_S: '1' });
  if (!config.ok) throw new Error(config.error.message);
  const timers = testTimers();
  const worker = new AnalysisWorker({ config: config.value, backoffMs: 1 }, { main: join(folder, 'main.mjs'), timers });
  onTestFinished(async () => {
    await worker.close();
    rmSync(folder, { recursive: true });
  });
  const request = { jira_url: '', email: '', api_token: '', claude_adoption_date: '' };
  const options = {
    signal: new AbortController().signal,
    onProgress: () => undefined,
    onMemoryUse: () => undefined,
    stats: newStats(),
  };
  const run = (project_name: string) =>
    worker.run({ kind: 'report', request: { ...request, project_name } }, options).catch((cause: unknown) => cause);
  return { worker, timers, run };
}

it('the server terminates a blocked thread with all its analyses, and starts a new thread for the next analysis', async () => {
  const { worker, timers, run } = openWorker();
  const before = await run('quick');
  const ended: unknown[] = [];
  const blocked = Promise.all(['wait', 'stuck'].map(async (name) => ended.push(await run(name))));
  // The thread's own deadline is one second; the worker waits five more before it terminates the thread.
  timers.advance(5999);
  await setImmediate();
  expect(ended).toEqual([]);
  timers.advance(1);
  await within(blocked, 'the blocked thread to be ended');
  expect(ended).toMatchObject([
    { code: 'timeout', status: 504 },
    { code: 'timeout', status: 504 },
  ]);
  expect(worker.load).toBe(0);
  const after = await run('quick');
  expect(after).toMatchObject({ code: 'invalid-request', message: expect.stringMatching(/^thread \d+$/) });
  expect(after).not.toEqual(before);
});
