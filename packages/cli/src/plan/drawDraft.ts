import { randomBytes } from 'node:crypto';
import { type PlanDraft, type Registration, readPlanDraftText } from '@roi-insight/contracts';
import type { Formats } from '@roi-insight/report-text';
import { drawPlan, planHash } from '@roi-insight/roi-math';
import { type Options, PLANNED } from '../commandLine.ts';
import { type ExitCode, wrongInput } from '../exitCodes.ts';
import { planOutFiles } from '../files/outFiles.ts';
import { browserFor } from '../pdf/browserFor.ts';
import { readInput } from '../files/readInput.ts';
import { readTracker, siteFields } from '../readTracker.ts';
import type { Terminal } from '../Terminal.ts';
import { PLAN_FORMATS } from './planFormats.ts';
import { registrationOf } from './registrationOf.ts';
import { writeDrawn } from './writeDrawn.ts';

/** Draws the order of a draft: from the issue that registers its code, or at random. */
export async function drawDraft(
  formats: Formats,
  file: string,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const extra = PLANNED.find((name) => options[name] !== undefined);
  if (extra !== undefined) throw wrongInput(`--${extra} can't be combined with --draft, which has all of the plan.`);
  const files = await planOutFiles(options.out ?? [], options.force === true, PLAN_FORMATS);
  if (files.length === 0 && options.json !== true) throw wrongInput('Missing --out: the .json file of the plan.');
  if (files.some(({ format }) => format === 'pdf')) browserFor(terminal);
  const draft = await readDraft(file);
  const registration = await register(draft, options, terminal);
  const instant = Date.parse(registration.kind === 'issue' ? registration.created : registration.drawn);
  if (instant >= Date.parse(draft.terms.start))
    throw wrongInput('The plan was registered after its first start. Make a plan that starts later.');
  return writeDrawn(formats, drawPlan(draft.terms, registration), files, [], options, terminal);
}

async function readDraft(file: string): Promise<PlanDraft> {
  const read = readPlanDraftText(await readInput(file));
  if (!read.ok) throw wrongInput(`${file} can't be used as a draft: ${read.error.message}.`);
  if (planHash(read.value.terms) !== read.value.hash)
    throw wrongInput(`${file} was changed after its code was made. Make the plan again.`);
  return read.value;
}

async function register({ hash }: PlanDraft, options: Options, terminal: Terminal): Promise<Registration> {
  const { register: key, random } = options;
  if (random === true) {
    return { kind: 'random', seed: randomBytes(32).toString('hex'), drawn: terminal.now().toISOString() };
  }
  if (key === undefined) throw wrongInput('Missing --register: the key of the issue with the code; or --random.');
  const fields = await siteFields(options, terminal);
  const body = { ...fields, issue_key: key, hash };
  const {
    id,
    created,
    key: found,
  } = await readTracker(fields.jira_url, terminal, (reading) => registrationOf(body, reading));
  return { kind: 'issue', id, key: found, created };
}
