import { postAnalysis } from '../harness/postAnalysis.ts';
import { rssMb } from '../harness/statistics.ts';
import type { Benchmark } from './Benchmark.ts';
import { measureOrganization, measureTeams, type TeamsResult } from './jiraTeams.ts';
import type { Row } from './markdownTable.ts';
import { readNaively } from './naiveClient.ts';
import { countCalls, LATENCY_MS, withServer } from './sampleServer.ts';

/** Concurrent requests of one analysis. */
const CONCURRENCY = 8;
/** Calls that are needed before issues can be read in parallel. They take three rounds: server info; user, statuses and project; the first ids. */
const OPENING = { calls: 5, rounds: 3 };
/** Maximum number of pages that the naive client reads. Its time for larger projects is extrapolated. */
const MAX_NAIVE_PAGES = 120;
const TARGET = { floorRatio: 1.3, speedUp: 8, speedUpAt: 10_000, rssMb: 300, organizationRssMb: 400 };

/** Size of a project: its tickets, and how many additional status changes each of them has. */
interface Size {
  readonly tickets: number;
  readonly histories: number;
}

/** A project that gets no report. */
interface Refusal extends Size {
  readonly kind: 'refused';
  readonly failure: string;
}

/** A project that gets a report. */
interface Result extends Size {
  readonly kind: 'read';
  readonly calls: number;
  readonly seconds: number;
  readonly floor: { readonly ideal: number; readonly reachable: number };
  readonly naiveSeconds: number | null;
  readonly extrapolated: boolean;
  readonly rssMb: number | null;
}

/**
 * Time of an analysis and memory of the server for growing projects, on a tracker that takes 300 ms per call. The same
 * run measures a naive client and computes the theoretical minimum. Each analysis runs twice, and the second run is
 * measured: the server is then warm, and the sandbox answers from memory, so that its own CPU time does not count as
 * latency of the tracker.
 */
export const jira: Benchmark = {
  run: async ({ isShort }) => {
    const results: (Result | Refusal)[] = [];
    for (const size of isShort ? [1000] : [1000, 10_000, 50_000]) results.push(await measure(size, 0));
    results.push(await measure(50_000, 10, false));
    const teams = await measureTeams(isShort ? 4 : 20, 1000);
    const organization = await measureOrganization(isShort ? 5 : 200, 800);
    return {
      tables: [
        { title: 'One project', rows: results.map(projectRow) },
        { title: 'A comparison, two teams at a time', rows: [teamsRow(teams)] },
        { title: 'An organization, two teams at a time', rows: [teamsRow(organization)] },
      ],
      notes: [
        `Latency ${LATENCY_MS} ms per call, ${CONCURRENCY} calls at a time. Reachable: some calls have to wait for the responses of others.`,
        `Extrapolated: measured on ${MAX_NAIVE_PAGES} pages of 100 tickets and multiplied.`,
        'A comparison reads the project first, then all names, then the teams in pairs, each with its ids before its tickets.',
      ],
      missed: [
        ...results.flatMap(misses),
        ...missesOfTeams(teams, TARGET.rssMb),
        ...missesOfTeams(organization, TARGET.organizationRssMb),
      ],
      missedTimes: [...results.flatMap(missedTimes), ...[teams, organization].flatMap(missedTimesOfTeams)],
    };
  },
};

async function measure(tickets: number, detours: number, withNaive = true): Promise<Result | Refusal> {
  process.stderr.write(`${tickets} tickets${detours === 0 ? '' : `, ${2 * detours} more history entries each`} …\n`);
  const size = { tickets, histories: 2 * detours };
  return withServer(['--tickets', tickets, '--detours', detours], async ({ tracker, url, server }) => {
    const first = await analyze(url, tracker);
    if (first.failure !== null) return { ...size, kind: 'refused', failure: first.failure };
    await countCalls(tracker);
    const started = performance.now();
    const { found } = await analyze(url, tracker);
    const seconds = (performance.now() - started) / 1000;
    const calls = await countCalls(tracker);
    const naive = withNaive ? await readNaively(tracker, MAX_NAIVE_PAGES) : null;
    return {
      ...size,
      kind: 'read',
      tickets: found,
      calls: calls.total,
      seconds,
      floor: floors(calls.total, calls.pages),
      naiveSeconds: naive?.seconds ?? null,
      extrapolated: naive?.extrapolated ?? false,
      rssMb: rssMb(server, 'VmHWM'),
    };
  });
}

/** Runs an analysis of the project BIG. @returns the number of tickets, or the reason for having no report */
async function analyze(
  server: string,
  tracker: string,
): Promise<{ readonly found: number; readonly failure: string | null }> {
  const response = await postAnalysis(server, tracker, 'BIG');
  const body = await response.text();
  const found = Number(/"found":(\d+)/.exec(body)?.[1]);
  if (response.status === 200) return { found, failure: null };
  return { found, failure: `${response.status} ${/"code":"([^"]+)"/.exec(body)?.[1]}` };
}

/**
 * The minimum time of the calls. `ideal` is calls ÷ concurrency × latency. `reachable` also respects dependencies: the
 * opening calls come first, each page of ids needs the page before it, and details need their ids.
 */
function floors(calls: number, pages: number): { ideal: number; reachable: number } {
  const rounds = Math.max(Math.ceil((calls - OPENING.calls) / CONCURRENCY), pages);
  const latency = LATENCY_MS / 1000;
  return { ideal: (calls / CONCURRENCY) * latency, reachable: (OPENING.rounds + rounds) * latency };
}

function projectRow(row: Result | Refusal): Row {
  const size = { tickets: row.tickets, 'more histories': row.histories };
  if (row.kind === 'refused') return { ...size, calls: row.failure };
  return {
    ...size,
    calls: row.calls,
    'server s': rounded(row.seconds, 2),
    'calls ÷ 8 s': rounded(row.floor.ideal, 2),
    '× that': rounded(row.seconds / row.floor.ideal, 2),
    'reachable s': rounded(row.floor.reachable, 2),
    '× reachable': rounded(row.seconds / row.floor.reachable, 2),
    'naive client s': row.naiveSeconds === null ? null : rounded(row.naiveSeconds, 1),
    'naive client': row.naiveSeconds === null ? '' : row.extrapolated ? 'extrapolated' : 'measured',
    'times faster': row.naiveSeconds === null ? null : rounded(row.naiveSeconds / row.seconds, 1),
    'peak RSS MB': row.rssMb === null ? null : Math.round(row.rssMb),
  };
}

function teamsRow({ teams: of, tickets, calls, seconds, idealS, reachableS, rssMb: mb }: TeamsResult): Row {
  return {
    teams: of,
    'tickets each': tickets,
    calls,
    'server s': rounded(seconds, 2),
    'calls ÷ 8 s': rounded(idealS, 2),
    '× that': rounded(seconds / idealS, 2),
    'reachable s': rounded(reachableS, 2),
    '× reachable': rounded(seconds / reachableS, 2),
    'peak RSS MB': mb === null ? null : Math.round(mb),
  };
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

function missesOfTeams({ teams: of, rssMb: mb }: TeamsResult, most: number): string[] {
  return mb !== null && mb > most ? [`more than ${most} MB for ${of} teams`] : [];
}

function missedTimesOfTeams({ teams: of, seconds, reachableS }: TeamsResult): string[] {
  return seconds > TARGET.floorRatio * reachableS
    ? [`more than ${TARGET.floorRatio} × the reachable floor for ${of} teams`]
    : [];
}

const sizeInWords = ({ tickets, histories }: Size): string =>
  `at ${tickets} tickets${histories === 0 ? '' : ` with ${histories} more history entries each`}`;

function misses(result: Result | Refusal): string[] {
  const at = sizeInWords(result);
  if (result.kind === 'refused') return [`no report ${at}: ${result.failure}`];
  const { rssMb } = result;
  return rssMb !== null && rssMb > TARGET.rssMb ? [`more than ${TARGET.rssMb} MB ${at}`] : [];
}

function missedTimes(result: Result | Refusal): string[] {
  if (result.kind === 'refused') return [];
  const at = sizeInWords(result);
  const { tickets, seconds, floor, naiveSeconds } = result;
  return [
    ...(seconds > TARGET.floorRatio * floor.reachable
      ? [`more than ${TARGET.floorRatio} × the reachable floor ${at}`]
      : []),
    ...(naiveSeconds !== null && tickets >= 0.9 * TARGET.speedUpAt && naiveSeconds < TARGET.speedUp * seconds
      ? [`less than ${TARGET.speedUp} × faster ${at}`]
      : []),
  ];
}
