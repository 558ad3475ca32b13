import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mulberry32 } from '@roi-insight/jira-sandbox/mulberry32';
import type { Benchmark, BenchResult } from '../bench/Benchmark.ts';
import { postAnalysis } from '../harness/postAnalysis.ts';
import { startServer } from '../harness/startServer.ts';
import { count, quantile, rssMb } from '../harness/statistics.ts';
import { outcomeOf } from './outcome.ts';
import { Tracker } from './Tracker.ts';

/** Minutes of a run whose result is published. A short run takes less than 5 minutes, including its start and its quiet end. */
const MINUTES = 30;
const SHORT_MINUTES = 4;
const CLIENTS = 6;
const ANALYSIS_TIMEOUT_S = 20;
/** For this time after a fault was switched on, the fault can explain a failure. */
const PATIENCE_MS = 3 * 60_000;
const MEMORY_EVERY_MS = 2000;
const QUIET_MS = 15_000;
const MAX_GROWTH = 1.25;

async function run(minutes: number, seed: number): Promise<BenchResult> {
  const random = mulberry32(seed);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];

  const SAMPLES = ['AUR', 'BOR', 'CIN', 'DEL', 'ADV', 'ELM'];
  const trackers = await Promise.all([
    Tracker.start({ name: 'Cloud', projects: SAMPLES, args: ['--latency', '50'] }),
    Tracker.start({ name: 'Data Center', projects: SAMPLES, args: ['--mode', 'data-center', '--latency', '50'] }),
    Tracker.start({ name: 'Cloud, 5,000 tickets', projects: ['BIG'], args: ['--tickets', '5000', '--remember'] }),
  ]);
  const server = await startServer({
    env: {
      JIRA_ALLOWED_HOSTS: '127.0.0.1',
      RATE_LIMIT_MAX: '1000000',
      MAX_ANALYSES_PER_CLIENT: '16',
      ANALYSIS_TIMEOUT_S: String(ANALYSIS_TIMEOUT_S),
      LOG_LEVEL: 'error',
    },
  });

  const endings: string[] = [];
  const unexplained: string[] = [];
  const reportMs: number[] = [];
  const healthMs: number[] = [];
  const memory: number[] = [];
  /** Figures of each project's first report. No fault may change these figures. */
  const figures = new Map<string, string>();

  try {
    const end = performance.now() + minutes * 60_000;
    const repeat = async (work: () => Promise<unknown>, pauseMs: () => number) => {
      while (performance.now() < end) {
        await work();
        await wait(pauseMs());
      }
    };
    await Promise.all([
      ...Array.from({ length: CLIENTS }, () => repeat(analyzeOnce, () => random() * 200)),
      repeat(
        async () => pick(trackers)?.goWrong(random()),
        () => 1000 + random() * 3000,
      ),
      repeat(
        async () => memory.push(rssMb(server, 'VmRSS') ?? 0),
        () => MEMORY_EVERY_MS,
      ),
      repeat(askHealth, () => 200),
    ]);
    await wait(QUIET_MS);
    return report(rssMb(server, 'VmRSS') ?? 0);
  } finally {
    await Promise.all([server.stop(), ...trackers.map((tracker) => tracker.stop())]);
  }

  async function analyzeOnce(): Promise<void> {
    const tracker = pick(trackers);
    const project = pick(tracker?.projects ?? []);
    if (tracker === undefined || project === undefined) return;
    const [isStream, isWrongToken, leaves] = [random() < 0.5, random() < 0.03, random() < 0.05];
    const started = performance.now();
    const leaving = leaves ? { signal: AbortSignal.timeout(Math.round(50 + random() * 400)) } : {};
    const token = isWrongToken ? { token: 'sandbox-wrong-0001' } : {};
    const answer = postAnalysis(server.url, tracker.url, project, { isStream, ...token, ...leaving });
    const outcome = await outcomeOf(answer, leaving.signal);
    const where = `${tracker.name}, ${project}`;
    if (outcome.kind === 'report') {
      reportMs.push(performance.now() - started);
      endings.push('report');
      const first = figures.get(where) ?? outcome.figures;
      figures.set(where, first);
      if (outcome.figures !== first) unexplained.push(`${where}: other figures than before`);
    } else if (outcome.kind === 'failure') {
      const isExpected =
        (isWrongToken && outcome.code === 'credentials') ||
        (project === 'ELM' && outcome.code === 'nothing-to-measure') ||
        tracker.explains(outcome.code, started, PATIENCE_MS);
      endings.push(outcome.code);
      if (!isExpected) unexplained.push(`${where}: ${outcome.code}`);
    } else if (outcome.kind === 'gone') {
      endings.push('the client left');
    } else {
      unexplained.push(`${where}: ${outcome.why}`);
    }
  }

  async function askHealth(): Promise<void> {
    const started = performance.now();
    const status = await fetch(`${server.url}/api/health`).then(
      async (response) => (await response.text(), response.status),
      () => 0,
    );
    healthMs.push(performance.now() - started);
    if (status !== 200) unexplained.push(`health: ${status}`);
  }

  function report(quietMb: number): BenchResult {
    // The first quarter of the run is ignored, because memory grows while a process warms up. The second quarter is compared with the last.
    const part = (from: number, to: number) => memory.slice(from * memory.length, to * memory.length);
    const [early, late] = [quantile(part(0.25, 0.5), 0.5), quantile(part(0.75, 1), 0.5)];
    const seconds = (share: number) => Number((quantile(reportMs, share) / 1000).toFixed(2));
    const healthy = (share: number) => Number(quantile(healthMs, share).toFixed(1));
    const facts = [
      { what: 'analyses', value: endings.length },
      { what: 'report, median s', value: seconds(0.5) },
      { what: 'report, 99th percentile s', value: seconds(0.99) },
      { what: 'health, median ms', value: healthy(0.5) },
      { what: 'health, 99th percentile ms', value: healthy(0.99) },
      { what: 'memory at the start (first 2 s), MB', value: Math.round(memory[0] ?? 0) },
      { what: 'memory, median of the second quarter, MB', value: Math.round(early) },
      { what: 'memory, median of the last quarter, MB', value: Math.round(late) },
      { what: `memory at the end, ${QUIET_MS / 1000} s after the last analysis, MB`, value: Math.round(quietMb) },
      { what: 'unexplained', value: unexplained.length },
    ];
    const causes = Object.entries(count(endings))
      .toSorted(([, a], [, b]) => b - a)
      .map(([ending, times]) => ({ ending, times }));
    const grew = early > 0 && late > early * MAX_GROWTH;
    return {
      tables: [
        { title: 'Figures', rows: facts },
        { title: 'How the analyses ended', rows: causes },
      ],
      notes: [`${minutes} minutes, ${CLIENTS} clients, a fault every 1 to 4 seconds.`],
      missed: [
        ...Object.entries(count(unexplained)).map(([line, times]) => `Unexplained, ${times} ×: ${line}`),
        ...(grew ? [`Memory grew by more than ${Math.round((MAX_GROWTH - 1) * 100)} %`] : []),
        ...(endings.length === 0 ? ['No analysis ended'] : []),
      ],
      isPart: minutes !== MINUTES,
    };
  }
}

/**
 * `npm run soak [-- --minutes 5]`: runs analyses of all kinds on one built server, against trackers with random faults,
 * for 30 minutes by default. Every failure must have a fault as its cause, all reports of a project must be equal, the
 * health check must always answer, and memory must not grow.
 */
export const soak: Benchmark = {
  run: ({ args, isShort }) => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        minutes: { type: 'string', default: String(isShort ? SHORT_MINUTES : MINUTES) },
        seed: { type: 'string', default: '1' },
      },
    });
    return run(Number(values.minutes), Number(values.seed));
  },
};
