import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import getPort from 'get-port';
import type { Running } from '../../scripts/processes.ts';
import { markdownTable } from '../bench/markdownTable.ts';
import { createMemoryGroup } from '../harness/memoryGroup.ts';
import { analysisBody, type AnalysisOptions, postAnalysis } from '../harness/postAnalysis.ts';
import { startProgram } from '../harness/startProgram.ts';
import { startSandbox } from '../harness/startSandbox.ts';
import { startServer } from '../harness/startServer.ts';
import { count, quantile, rssMb } from '../harness/statistics.ts';
import { OTHER_PROJECTS } from './hostileCloud.ts';
import { type Scenario, SCENARIOS } from './scenarios.ts';
import { ServerState } from './ServerState.ts';

/**
 * `npm run attacks` (`-- dripping long-keys` runs only these): attacks the built server, which has its default settings
 * and the memory of the shipped container. Attackers keep to the rate limit, and most attack through a tracker. The
 * process must survive and answer its liveness probe. Attackers must get an error, or a report that names what is
 * missing. Analyses of an honest client must take at most three times as long as usual. At the end, the server must
 * have released all places and files.
 */
const MEMORY_MB = 2048;
const MAX_SLOWDOWN = 3;
const USUAL_RUNS = 5;
const HONEST_EVERY_MS = 1000;
const ANSWER_TIMEOUT_MS = 150_000;
/** Attackers start new analyses during this time. */
const ATTACK_MS = 20_000;
/** First words of the text that says how an attack ended, if the report contradicts the tracker. */
const WRONG_REPORT = 'wrong report';
/** Every tracker, honest or hostile, has this project. */
const PROJECT = 'AUR';
/** Number of honest clients, which take turns so that none reaches the rate limit. */
const HONEST_CLIENTS = 8;
/** If there is no proxy, all honest clients have the same address, so their rate limit is lifted. */
const DIRECT = { RATE_LIMIT_MAX: '1000000' } as const;

type Result = {
  readonly attack: string;
  readonly server: string;
  readonly 'peak memory': string;
  readonly attackers: string;
  readonly 'honest, usually': string;
  readonly 'honest, median': string;
  readonly 'honest, worst': string;
  readonly verdict: string;
};

const { positionals } = parseArgs({ allowPositionals: true });
const chosen = SCENARIOS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
if (chosen.length === 0) throw new Error(`Attacks: ${SCENARIOS.map(({ name }) => name).join(', ')}`);
const results: Result[] = [];
for (const scenario of chosen) results.push(await run(scenario));
process.stdout.write(`${markdownTable(results)}\n`);
process.exitCode = results.every(({ verdict }) => verdict === 'ok') ? 0 : 1;

async function run(scenario: Scenario): Promise<Result> {
  const group = createMemoryGroup(`roi-insight-attacks-${process.pid}`, MEMORY_MB);
  if (group === null) process.stdout.write('No memory control group (takes Linux and root): memory is not limited.\n');
  const [trackerPort, monitoringPort] = [await getPort(), await getPort()];
  const trackerUrl = `http://127.0.0.1:${trackerPort}`;
  const trackerArgs = ['--import', 'tsx', 'tools/attacks/tracker.ts', scenario.name, String(trackerPort)];
  const tracker = await startProgram(trackerArgs, `${trackerUrl}/rest/api/3/serverInfo`);
  const sandbox = await startSandbox(['--latency', 50, '--remember']);
  const server = await startServer({
    group,
    env: {
      METRICS_PORT: String(monitoringPort),
      JIRA_ALLOWED_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'fatal',
      STATIC_DIR: 'docs/images',
      ...(scenario.isDirect === true ? DIRECT : { TRUST_PROXY: '127.0.0.1' }),
    },
  });
  try {
    let turn = 0;
    const honest = () => analyze(server.url, sandbox.url, `198.51.100.${(turn += 1) % HONEST_CLIENTS}`);
    await honest();
    const usual: number[] = [];
    for (let run = 0; run < USUAL_RUNS; run += 1) usual.push((await honest()).ms);

    const state = new ServerState(server, monitoringPort);
    const ended = new AbortController();
    const network = scenario.isDirect === true ? '127.0.0' : '203.0.113';
    const attackers = Promise.all(
      Array.from({ length: scenario.attackers }, (_, index) =>
        attack(scenario, server.port, trackerUrl, `${network}.${(index % scenario.clients) + 2}`),
      ),
    ).finally(() => ended.abort());
    const probing = state.probe(ended.signal);
    const beside: Outcome[] = [];
    while (!ended.signal.aborted && isAlive(server)) {
      await wait(HONEST_EVERY_MS);
      beside.push(await honest());
    }
    const endings = (await attackers).flat();
    await probing;
    return judge(scenario, {
      exit: isAlive(server) ? null : String(server.child.signalCode ?? server.child.exitCode),
      peakMb: group?.peakMb() ?? rssMb(server, 'VmHWM') ?? 0,
      endings,
      usual,
      beside,
      problems: await state.problems(),
    });
  } finally {
    await Promise.all([server.stop(), sandbox.stop(), tracker.stop()]);
    group?.remove();
  }
}

interface Observed {
  /** How the server's process ended; null if it is still running. */
  readonly exit: string | null;
  readonly peakMb: number;
  /** How the attacks ended. */
  readonly endings: readonly string[];
  /** Durations of honest analyses before the attack. */
  readonly usual: readonly number[];
  readonly beside: readonly Outcome[];
  readonly problems: readonly string[];
}

function judge(scenario: Scenario, { exit, peakMb, endings, usual, beside, problems }: Observed): Result {
  const usualMs = quantile(usual, 0.5);
  const durations = beside.map(({ ms }) => ms);
  const failed = count(beside.map(({ ending }) => ending).filter((ending) => ending !== 'report'));
  const allProblems = [
    exit === null ? '' : 'the process died',
    peakMb <= (scenario.maxPeakMb ?? MEMORY_MB) ? '' : `more than ${scenario.maxPeakMb ?? MEMORY_MB} MB`,
    endings.includes('report') && scenario.mayGetReport !== true ? 'an attacker got a report' : '',
    endings.some((ending) => ending.startsWith(WRONG_REPORT)) ? 'a report was wrong' : '',
    scenario.leftOut === undefined || endings.includes('report') ? '' : 'there was no report',
    Object.keys(failed).length === 0 ? '' : `honest analyses failed: ${JSON.stringify(failed)}`,
    quantile(durations, 0.5) <= MAX_SLOWDOWN * usualMs ? '' : `honest analyses took over ${MAX_SLOWDOWN} times as long`,
    ...problems,
  ].filter((problem) => problem !== '');
  const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
  return {
    attack: scenario.name,
    server: exit === null ? 'lives' : `ended (${exit})`,
    'peak memory': `${peakMb.toFixed(0)} MB`,
    attackers: JSON.stringify(count(endings)),
    'honest, usually': seconds(usualMs),
    'honest, median': `${seconds(quantile(durations, 0.5))} (${durations.length} runs)`,
    'honest, worst': seconds(quantile(durations, 1)),
    verdict: allProblems.length === 0 ? 'ok' : allProblems.join('; '),
  };
}

function isAlive({ child }: Running): boolean {
  return child.exitCode === null && child.signalCode === null;
}

interface Outcome {
  readonly ending: string;
  readonly ms: number;
}

/** The options of a request that depend on the attacker. */
type Asked = Pick<Scenario, 'includeTickets' | 'leftOut'>;

function optionsOf({ includeTickets = false, leftOut }: Asked): AnalysisOptions {
  const teams = Array.from({ length: OTHER_PROJECTS }, (_, index) => ({ project_name: `T${index}`, adopted: null }));
  return { includeTickets, comparison: leftOut === undefined ? [] : teams };
}

/** Runs one analysis for a client. Returns 'report', the failure's code, or how the connection ended. */
async function analyze(address: string, tracker: string, client: string, asked: Asked = {}): Promise<Outcome> {
  const started = performance.now();
  const ending = await postAnalysis(address, tracker, PROJECT, {
    ...optionsOf(asked),
    headers: { 'x-forwarded-for': client },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  }).then(
    async (response) => {
      const answer = JSON.parse(await response.text());
      return response.status === 200 ? describeReport(answer, asked) : String(answer.code);
    },
    (cause: unknown) => `no answer (${cause instanceof Error ? cause.name : 'unknown'})`,
  );
  return { ending, ms: performance.now() - started };
}

interface ReportAnswer {
  readonly comparison?: { readonly teams: readonly { readonly reason?: { readonly kind: string } }[] };
}

/** 'report', or a description if the report does not leave out the expected teams. */
function describeReport({ comparison }: ReportAnswer, { leftOut }: Asked): string {
  if (leftOut === undefined) return 'report';
  const teams = comparison?.teams.filter(({ reason }) => reason?.kind === leftOut.kind).length ?? 0;
  return teams === leftOut.teams ? 'report' : `${WRONG_REPORT}, ${teams} teams left out as ${leftOut.kind}`;
}

/** Runs the attacks of one attacker one after another, and returns their results. */
async function attack(scenario: Scenario, port: number, tracker: string, client: string): Promise<string[]> {
  const end = performance.now() + ATTACK_MS;
  const endings: string[] = [];
  while (performance.now() < end && endings.at(-1)?.startsWith('no answer') !== true)
    endings.push(await attackOnce(scenario, port, tracker, client));
  return endings;
}

async function attackOnce(scenario: Scenario, port: number, tracker: string, client: string): Promise<string> {
  if (scenario.attack !== undefined) {
    const body = analysisBody(tracker, PROJECT, optionsOf(scenario));
    return scenario.attack({ port, body, client });
  }
  return (await analyze(`http://127.0.0.1:${port}`, tracker, client, scenario)).ending;
}
