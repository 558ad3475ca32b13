import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Plan, readPlanDraftText, readPlanText } from '@roi-insight/contracts';
import { SAMPLE_PROJECTS } from '@roi-insight/jira-sandbox';
import { emptyFolder, runCli } from './runCli.ts';

const OFFICE = { key: 'PMO', name: 'Rollout Office', ticketsPerWeek: 0 };
/** Six teams of the sandbox. */
export const KEYS = ['KEP', 'LUM', 'QUA', 'RID', 'SUM', 'TER'];
const TEAMS = SAMPLE_PROJECTS.filter(({ key }) => KEYS.includes(key));
/** The teams, and a project for the issue that registers their plan. */
export const PROJECTS = [...TEAMS, ...TEAMS.slice(0, 1).map((team) => Object.assign({}, team, OFFICE))];

/** The day of planning, two weeks before the first start. */
export const PLANNED = () => new Date('2025-09-01T12:00:00Z');
export const START = '2025-09-15';
/** The day on which the plan is read. The sandbox has tickets up to this day. */
export const READ = () => new Date('2026-02-02T12:00:00Z');

/** Options that name these teams. */
export const teams = (keys: readonly string[] = KEYS) => keys.flatMap((key) => ['--team', key]);
/** A command line that writes a draft. */
export const draftOf = (url: string, ...options: readonly string[]) =>
  ['plan', 'draft', '--url', url, '--start', START, ...options] as const;

/** Writes an issue into the sandbox. */
export async function write(sandbox: string, key: string, description: string, created = '2025-09-02T10:00:00Z') {
  await fetch(`${sandbox}/__sandbox/issues`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, created, description }),
  });
}

/** Writes the draft of a plan for six teams to a file. */
export async function drafted(sandbox: string, ...options: readonly string[]) {
  const file = join(emptyFolder(), 'draft.json');
  const ran = await runCli(draftOf(sandbox, ...teams(), '--weeks', '13', '--out', file, ...options), { now: PLANNED });
  const read = readPlanDraftText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  return { file, ran, draft: read.value };
}

/** Draws the order of a plan from an issue, and writes the plan to a file. */
export async function drawn(sandbox: string) {
  const {
    file: draft,
    draft: { hash },
  } = await drafted(sandbox);
  await write(sandbox, 'PMO-1', `roi-plan: ${hash}`);
  const file = join(emptyFolder(), 'plan.json');
  const outs = ['--out', file, '--out', file.replace('.json', '.ics')];
  const args = ['plan', 'draw', '--draft', draft, '--register', 'PMO-1', '--url', sandbox, ...outs];
  const ran = await runCli(args, { now: PLANNED });
  const read = readPlanText(readFileSync(file, 'utf8'));
  if (!read.ok) throw new Error(read.error.message);
  return { file, ran, plan: read.value };
}

/** The first plan that was drawn. Other tests reuse it, because the teams have the same tickets in every sandbox. */
let known: { readonly text: string; readonly plan: Plan } | null = null;

/** Writes a drawn plan to a file, and its issue into the sandbox. */
export async function drawnBefore(sandbox: string) {
  if (known === null) {
    const { file, plan } = await drawn(sandbox);
    known = { text: readFileSync(file, 'utf8'), plan };
    return { file, plan };
  }
  const { text, plan } = known;
  await write(sandbox, 'PMO-1', `roi-plan: ${plan.hash}`);
  const file = join(emptyFolder(), 'plan.json');
  writeFileSync(file, text);
  return { file, plan };
}
