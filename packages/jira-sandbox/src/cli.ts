import { parseArgs } from 'node:util';
import { buildSandbox } from './buildSandbox.ts';
import { CREDENTIALS } from './credentials.ts';
import { COMPANY } from './generate/company/company.ts';
import { PILOT_FINISHED, PILOT_HALF_WAY, PILOT_TO_PLAN } from './generate/pilot/pilots.ts';
import { bigProject, type ProjectSpec } from './generate/projectSpec.ts';
import type { SandboxOptions } from './options.ts';
import { buildUsageApi } from './usage/buildUsageApi.ts';
import { USAGE_KEYS } from './usage/usageKeys.ts';

const USAGE = `Usage: npm run sandbox -- [options]
  --port N            port on 127.0.0.1 (4011)
  --mode NAME         cloud (default), data-center, or claude-code for the API of usage
  --issues FILE       serve the Jira issues of this JSON or JSONL(.gz) file instead of generated ones
  --shift-weeks N     with --issues: move everything N weeks later (0)
  --tickets N         generate one project, BIG, with about N tickets in the weeks that an analysis reads
  --teams N             with --tickets: as many such projects, BIG, BIG2 … (1)
  --pilot STATE       serve a pilot of eight teams: to-plan, half-way or finished on November 24, 2026
  --company             serve a company of forty teams, of which thirty start one after another
  --detours N         extra rounds of review of each ticket in BIG: two more history entries a round (0)
  --seed N            seed of the generated tickets (1)
  --time-zone NAME    IANA zone of the user (America/New_York)
  --latency MS        wait before each answer (0)
  --remember          answer what was asked before from memory, for benchmarks
  --context-path P    data-center: path the site lives under, such as /jira
  --fault SPEC        fault from the start, e.g. "429;retry-after=1;times=3;path=bulkfetch"; may be repeated`;

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4011' },
    mode: { type: 'string', default: 'cloud' },
    issues: { type: 'string' },
    'shift-weeks': { type: 'string', default: '0' },
    tickets: { type: 'string' },
    teams: { type: 'string', default: '1' },
    pilot: { type: 'string' },
    company: { type: 'boolean', default: false },
    detours: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
    'time-zone': { type: 'string', default: 'America/New_York' },
    latency: { type: 'string', default: '0' },
    remember: { type: 'boolean', default: false },
    'context-path': { type: 'string', default: '' },
    fault: { type: 'string', multiple: true, default: [] },
    help: { type: 'boolean', default: false },
  },
});

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} ${text}: not a whole number`);
  return Number(text);
}

function optionsFromArguments(): SandboxOptions {
  if (values.mode !== 'cloud' && values.mode !== 'data-center') throw new Error(`--mode ${values.mode}: not a mode`);
  return {
    mode: values.mode,
    seed: whole('seed', values.seed),
    shiftWeeks: whole('shift-weeks', values['shift-weeks']),
    timeZone: values['time-zone'],
    latencyMs: whole('latency', values.latency),
    contextPath: values['context-path'],
    cacheResponses: values.remember,
    faults: values.fault,
    ...(values.issues === undefined ? {} : { issuesFile: values.issues }),
    ...(values.company ? { projects: COMPANY } : {}),
    ...(values.pilot === undefined ? {} : { projects: pilotProjects(values.pilot) }),
    ...(values.tickets === undefined
      ? {}
      : { projects: bigProjects(whole('tickets', values.tickets), whole('teams', values.teams)) }),
  };
}

function pilotProjects(state: string): readonly ProjectSpec[] {
  if (state === 'to-plan') return PILOT_TO_PLAN;
  if (state === 'half-way') return PILOT_HALF_WAY;
  if (state === 'finished') return PILOT_FINISHED;
  throw new Error(`--pilot ${state}: not a state`);
}

function bigProjects(tickets: number, teams: number): ProjectSpec[] {
  const detours = whole('detours', values.detours);
  return Array.from({ length: teams }, (_, index) => bigProject(tickets, detours, index + 1));
}

async function run(): Promise<void> {
  const isUsage = values.mode === 'claude-code';
  const sandbox = isUsage
    ? buildUsageApi({
        seed: whole('seed', values.seed),
        faults: values.fault,
        ...(values.company ? { projects: COMPANY } : {}),
      })
    : buildSandbox(optionsFromArguments());
  const address = await sandbox.listen({ port: whole('port', values.port), host: '127.0.0.1' });
  console.log(
    isUsage
      ? `Claude Code Analytics API on ${address}: ${USAGE_KEYS.admin}; teams: ${address}/__sandbox/people.csv`
      : `Jira sandbox (${values.mode}) on ${address}: ${CREDENTIALS.email} / ${CREDENTIALS.token}`,
  );
  const stop = () => void sandbox.close();
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

if (values.help) {
  console.log(USAGE);
} else {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
