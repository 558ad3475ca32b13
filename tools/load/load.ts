import { setTimeout as wait } from 'node:timers/promises';
import { postAnalysis } from '../harness/postAnalysis.ts';
import { startSandbox } from '../harness/startSandbox.ts';
import { startServer } from '../harness/startServer.ts';
import { count, quantile, rssMb } from '../harness/statistics.ts';
import { malformedRequest } from './malformedRequest.ts';

/**
 * `npm run load`: one server process under load on this machine. First 10,000 malformed requests, then 200 concurrent
 * analyses of 1,000 tickets, while the health check is requested all the time.
 */
const ANALYSES = 200;
const TICKETS = 1000;
const LATENCY_MS = 100;
const MALFORMED = 10_000;
const FUZZ_CONCURRENCY = 32;
const HEALTH_EVERY_MS = 20;
const MEMORY_EVERY = 500;
const TARGET = { healthP99Ms: 100, growth: 1.15 };

const sandbox = await startSandbox(['--latency', LATENCY_MS, '--tickets', TICKETS]);
const server = await startServer({
  env: {
    JIRA_ALLOWED_HOSTS: new URL(sandbox.url).host,
    RATE_LIMIT_MAX: '1000000',
    MAX_ANALYSES_PER_CLIENT: '16',
    LOG_LEVEL: 'fatal',
  },
});
const missed: string[] = [];
try {
  await manyMalformedRequests();
  await manyAnalyses();
} finally {
  await Promise.all([server.stop(), sandbox.stop()]);
}
console.log(missed.length === 0 ? 'All targets met.' : `Missed: ${missed.join('; ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;

async function manyAnalyses(): Promise<void> {
  const started = performance.now();
  const durations: number[] = [];
  const analyses = Promise.all(
    Array.from({ length: ANALYSES }, async () => {
      const outcome = await analyze();
      durations.push(performance.now() - started);
      return outcome;
    }),
  );
  const finished = new AbortController();
  void analyses.finally(() => finished.abort());
  const health: number[] = [];
  while (!finished.signal.aborted) {
    const asked = performance.now();
    await (await fetch(`${server.url}/api/health`)).text();
    health.push(performance.now() - asked);
    await wait(HEALTH_EVERY_MS);
  }
  const outcomes = count(await analyses);
  const p99 = quantile(health, 0.99);
  console.log(`${ANALYSES} analyses of ${TICKETS} tickets in parallel, ${LATENCY_MS} ms per call of the tracker:`);
  console.table({
    'answers by status': JSON.stringify(outcomes),
    'half of them after': `${(quantile(durations, 0.5) / 1000).toFixed(1)} s`,
    'all of them after': `${(quantile(durations, 1) / 1000).toFixed(1)} s`,
    'health, asked': `${health.length} times`,
    'health, median': `${quantile(health, 0.5).toFixed(1)} ms`,
    'health, 99th percentile': `${p99.toFixed(1)} ms`,
    'health, slowest': `${quantile(health, 1).toFixed(1)} ms`,
    'peak RSS': `${(rssMb(server, 'VmHWM') ?? 0).toFixed(0)} MB`,
  });
  if (Object.keys(outcomes).some((status) => status !== '200')) missed.push('an analysis failed');
  if (p99 >= TARGET.healthP99Ms) missed.push(`health took ${p99.toFixed(0)} ms at the 99th percentile`);
}

async function analyze(): Promise<string> {
  const response = await postAnalysis(server.url, sandbox.url, 'BIG').catch((error: unknown) =>
    error instanceof Error ? error.message : 'failed',
  );
  if (typeof response === 'string') return response;
  const text = await response.text();
  return response.status === 200 && !text.includes('"success":true') ? 'not a report' : String(response.status);
}

async function manyMalformedRequests(): Promise<void> {
  const statuses: string[] = [];
  const memory: number[] = [];
  let next = 0;
  const work = async () => {
    while (next < MALFORMED) {
      const index = next;
      next += 1;
      const { body, headers } = malformedRequest(index);
      const response = await fetch(`${server.url}/api/fetch-jira`, { method: 'POST', headers, body });
      await response.text();
      statuses.push(String(response.status));
      if (statuses.length % MEMORY_EVERY === 0) memory.push(rssMb(server, 'VmRSS') ?? 0);
    }
  };
  await Promise.all(Array.from({ length: FUZZ_CONCURRENCY }, work));
  const outcomes = count(statuses);
  console.log(`${MALFORMED} malformed requests: ${JSON.stringify(outcomes)}`);
  console.log(`RSS in MB after every ${MEMORY_EVERY}: ${memory.map((mb) => mb.toFixed(0)).join(', ')}`);
  if (Object.keys(outcomes).some((status) => !/^4(?!29)\d\d$/.test(status))) missed.push('an answer other than 4xx');
  // Compares the medians of the two halves, because garbage collection makes single samples vary.
  const half = memory.length / 2;
  const [early, late] = [quantile(memory.slice(0, half), 0.5), quantile(memory.slice(half), 0.5)];
  if (late > early * TARGET.growth) missed.push(`memory grew from ${early.toFixed(0)} to ${late.toFixed(0)} MB`);
}
