import { CREDENTIALS } from '@roi-insight/jira-sandbox';
import { postAnalysis } from '../harness/postAnalysis.ts';
import { countCalls, LATENCY_MS, withServer } from './sampleServer.ts';
import { rssMb } from '../harness/statistics.ts';

/** Concurrent requests of one analysis, and number of teams that it reads in parallel. */
const AT_ONCE = { calls: 8, teams: 2 };
/** The reason of a team that was not read. */
const UNREAD = /"kind":"(failed|too-slow|too-many-tickets|no-tickets)"/;
/** Rounds of dependent calls that open the tracker: server info; user and statuses. */
const OPENING_ROUNDS = 2;
/** Rounds of dependent calls for each team: ids and details. A report's own project is looked up while the tracker is opened. */
const TEAM_ROUNDS = 2;

/** Measured duration of a comparison or of an organization's report. */
export interface TeamsResult {
  readonly teams: number;
  readonly tickets: number;
  readonly calls: number;
  readonly seconds: number;
  readonly idealS: number;
  readonly reachableS: number;
  readonly rssMb: number | null;
}

/** Compares projects with about `size` tickets each. */
export function measureTeams(teams: number, size: number): Promise<TeamsResult> {
  const [, ...comparison] = namesOf(teams).map((project_name) => ({ project_name, adopted: null }));
  // The report's own project is read before the others.
  const rounds = TEAM_ROUNDS + roundsOf(teams - 1);
  return measure({ teams, size, rounds }, (url, tracker) => postAnalysis(url, tracker, 'BIG', { comparison }));
}

/** Reads an organization whose teams have about `size` tickets each. A fifth of the teams has not started. */
export function measureOrganization(count: number, size: number): Promise<TeamsResult> {
  const teams = namesOf(count).map((project_name, index) => ({
    project_name,
    started: index % 5 === 4 ? null : '2025-08-25',
  }));
  return measure({ teams: count, size, rounds: roundsOf(count) }, (url, tracker) =>
    fetch(`${url}/api/organization`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jira_url: tracker, email: CREDENTIALS.email, api_token: CREDENTIALS.token, teams }),
    }),
  );
}

const namesOf = (teams: number) =>
  Array.from({ length: teams }, (_, index) => (index === 0 ? 'BIG' : `BIG${index + 1}`));

/** Rounds of dependent calls for teams that are looked up together and then read in pairs. */
const roundsOf = (teams: number) => Math.ceil(teams / AT_ONCE.calls) + TEAM_ROUNDS * Math.ceil(teams / AT_ONCE.teams);

/** Reads the teams twice. As in the benchmark of one project, only the second run is measured. */
async function measure(
  { teams, size, rounds }: { readonly teams: number; readonly size: number; readonly rounds: number },
  post: (url: string, tracker: string) => Promise<Response>,
): Promise<TeamsResult> {
  process.stderr.write(`${teams} teams of ${size} tickets …\n`);
  return withServer(['--tickets', size, '--teams', teams], async ({ tracker, url, server }) => {
    const analyze = async () => {
      const response = await post(url, tracker);
      const body = await response.text();
      if (response.status !== 200 || UNREAD.test(body)) throw new Error(`${response.status}: ${body.slice(0, 500)}`);
      return Number(/"found":(\d+)/.exec(body)?.[1]);
    };
    await analyze();
    await countCalls(tracker);
    const started = performance.now();
    const tickets = await analyze();
    const seconds = (performance.now() - started) / 1000;
    const { total: calls } = await countCalls(tracker);
    return {
      teams,
      tickets,
      calls,
      seconds,
      idealS: ((calls / AT_ONCE.calls) * LATENCY_MS) / 1000,
      reachableS: ((OPENING_ROUNDS + rounds) * LATENCY_MS) / 1000,
      rssMb: rssMb(server, 'VmHWM'),
    };
  });
}
