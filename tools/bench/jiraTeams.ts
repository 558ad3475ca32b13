import { postAnalysis } from '../harness/postAnalysis.ts';
import { countCalls, LATENCY_MS, withServer } from './sampleServer.ts';
import { rssMb } from '../harness/statistics.ts';

/** Concurrent requests of one analysis, and number of teams that it reads in parallel. */
const AT_ONCE = { calls: 8, teams: 2 };
/** Rounds of dependent calls for the report's own project: server info; user, statuses and project; its ids; its details. */
const OWN_ROUNDS = 4;
/** Rounds of dependent calls for each further team: ids and details. */
const TEAM_ROUNDS = 2;

/** Measured duration of a comparison. */
export interface TeamsResult {
  readonly teams: number;
  readonly tickets: number;
  readonly calls: number;
  readonly seconds: number;
  readonly idealS: number;
  readonly reachableS: number;
  readonly rssMb: number | null;
}

/** Compares projects with about `size` tickets each. As in the benchmark of one project, only the second run is measured. */
export async function measureTeams(teams: number, size: number): Promise<TeamsResult> {
  process.stderr.write(`${teams} teams of ${size} tickets …\n`);
  return withServer(['--tickets', size, '--teams', teams], async ({ tracker, url, server }) => {
    const others = Array.from({ length: teams - 1 }, (_, index) => ({
      project_name: `BIG${index + 2}`,
      adopted: null,
    }));
    const analyze = async () => {
      const response = await postAnalysis(url, tracker, 'BIG', { comparison: others });
      const body = await response.text();
      const roles = body.match(/"role":"(adopter|control)"/g)?.length;
      if (response.status !== 200 || roles !== teams) throw new Error(`${response.status}: ${body.slice(0, 500)}`);
      return Number(/"found":(\d+)/.exec(body)?.[1]);
    };
    await analyze();
    await countCalls(tracker);
    const started = performance.now();
    const tickets = await analyze();
    const seconds = (performance.now() - started) / 1000;
    const { total: calls } = await countCalls(tracker);
    const names = Math.ceil(others.length / AT_ONCE.calls);
    const rounds = OWN_ROUNDS + names + TEAM_ROUNDS * Math.ceil(others.length / AT_ONCE.teams);
    return {
      teams,
      tickets,
      calls,
      seconds,
      idealS: ((calls / AT_ONCE.calls) * LATENCY_MS) / 1000,
      reachableS: (rounds * LATENCY_MS) / 1000,
      rssMb: rssMb(server, 'VmHWM'),
    };
  });
}
