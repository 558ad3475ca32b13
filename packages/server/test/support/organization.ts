import { NDJSON, parseProgressLine, parseReport, type Progress, type Report } from '@roi-insight/contracts';
import { ORGANIZATION, type ProjectSpec, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { startSandbox, startServer } from './harness.ts';

/** Aurora, three other teams, and a project without tickets. */
const KEYS = new Set(['ORA', 'BAS', 'COB', 'DUN']);
const PROJECTS: ProjectSpec[] = [];
for (const spec of ORGANIZATION) {
  if (KEYS.has(spec.key)) PROJECTS.push(spec);
  if (spec.key === 'GLA') PROJECTS.push({ ...spec, key: 'IDL', name: 'Idle', ticketsPerWeek: 0 });
}

export const AURORA = 'Team Aurora';
export const TEAMS = ['BAS', 'COB', 'DUN'];

/** Teams that have not adopted. */
export const named = (...names: string[]) => names.map((project_name) => ({ project_name, adopted: null }));

/** Starts a sandbox with a few teams of the organization and fewer tickets, so that tests are fast. */
export function startOrganization(options: SandboxOptions = {}): Promise<string> {
  const projects = PROJECTS.map((spec) => ({ ...spec, ticketsPerWeek: Math.min(spec.ticketsPerWeek, 8) }));
  return startSandbox({ projects, ...options });
}

/** Starts a sandbox with the same teams and all of their tickets, which are enough for grade A. */
export function startWholeOrganization(options: SandboxOptions): Promise<string> {
  return startSandbox({ projects: PROJECTS, ...options });
}

interface Proxy {
  readonly address: string;
  /** The requests, as path and body. */
  readonly asked: readonly string[];
  /** Number of requests that wait for a response. */
  readonly open: () => number;
}

/** Changes of a proxy to the bodies that it forwards. */
interface Changes {
  readonly forwarded?: (body: string) => string;
  readonly answered?: (path: string, answer: string) => string;
}

/**
 * A tracker that forwards all requests to another tracker.
 * @param instead decides about each request. A number is the status of the response, a text its body. With null, there is
 * no response. With undefined, the request is forwarded; with a promise, only after the promise has resolved.
 */
export async function proxyOf(
  tracker: string,
  instead: (asked: string) => number | string | Promise<void> | null | undefined,
  { forwarded = (body) => body, answered = (_, answer) => answer }: Changes = {},
): Promise<Proxy> {
  const asked: string[] = [];
  let open = 0;
  const { address } = await startServer((request, response) => {
    const chunks: Buffer[] = [];
    open += 1;
    response.on('close', () => {
      open -= 1;
    });
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const text = `${request.url} ${body}`;
      asked.push(text);
      const own = instead(text);
      if (own === null) return;
      if (typeof own === 'number' || typeof own === 'string') {
        const [status, text] = typeof own === 'number' ? [own, '{"errorMessages":["no"]}'] : [200, own];
        response.writeHead(status, { 'content-type': 'application/json' }).end(text);
        return;
      }
      const passed = Promise.resolve(own).then(() =>
        passOn(`${tracker}${request.url}`, request.headers.authorization, forwarded(body)),
      );
      void passed.then(
        ([code, json]) =>
          response.writeHead(code, { 'content-type': 'application/json' }).end(answered(request.url ?? '', json)),
        () => response.destroy(),
      );
    });
  });
  return { address, asked, open: () => open };
}

async function passOn(url: string, authorization: string | undefined, body: string): Promise<[number, string]> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const response = await fetch(url, body === '' ? { headers } : { method: 'POST', headers, body });
  return [response.status, await response.text()];
}

/** Lines of a streamed response. */
export async function linesOf(response: Response): Promise<unknown[]> {
  const lines = (await response.text()).split('\n');
  if (lines.pop() !== '') throw new Error('the last line has no end');
  return lines.map((line) => JSON.parse(line));
}

export const STREAM = { accept: NDJSON };

/** The progress of a streamed response, and its report. */
export function readLines(lines: readonly unknown[]): { readonly progress: Progress[]; readonly report: Report } {
  const report = parseReport(lines.at(-1));
  if (!report.ok) throw new Error(JSON.stringify(lines.at(-1)).slice(0, 500));
  const progress = lines.slice(0, -1).map((line) => {
    const parsed = parseProgressLine(line);
    if (!parsed.ok) throw new Error(`${parsed.error.path} ${parsed.error.message}`);
    return parsed.value;
  });
  return { progress, report: report.value };
}

/** The teams of a comparison by key, or by name if there is no key. */
export function teamsOf({ comparison }: Report) {
  return new Map(comparison?.teams.map((team) => [team.key ?? team.name, team] as const));
}
