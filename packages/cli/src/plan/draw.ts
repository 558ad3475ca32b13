import { randomBytes } from 'node:crypto';
import { type Plan, type PlanDraft, type Registration, readPlanDraftText } from '@roi-insight/contracts';
import { planCalendar, planDataFile } from '@roi-insight/report-files';
import { optionHelp, planDrawnLines, planOptionErrors } from '@roi-insight/report-text';
import { drawPlan, planHash } from '@roi-insight/roi-math';
import { command } from '../commandLine/Command.ts';
import { EXIT, wrongInput } from '../exitCodes.ts';
import { planOutFiles, writeWhole } from '../files/outFiles.ts';
import { readInput } from '../files/readInput.ts';
import { unusable } from '../files/unusable.ts';
import { FORCE, JSON_OUTPUT, SITE, TOKEN_NOTE } from '../options/optionGroups.ts';
import type { OptionsOf } from '../options/OptionTable.ts';
import { optionsUnder } from '../options/optionsUnder.ts';
import { browserFor } from '../pdf/browserFor.ts';
import { printPlanPdf } from '../pdf/printPlanPdf.ts';
import { printJson } from '../printJson.ts';
import { printLines } from '../printLines.ts';
import { readTracker, siteFields } from '../readTracker.ts';
import type { Terminal } from '../Terminal.ts';
import { registrationOf } from './registrationOf.ts';

const PLAN_FILE_KINDS = ['json', 'pdf', 'ics'] as const;

const order = optionsUnder('Draw');

const ORDER = {
  draft: order.text('FILE', optionHelp.draw.draft),
  register: order.text('KEY', optionHelp.draw.register),
  random: order.flag(optionHelp.draw.random),
};

/** Draws the order of the teams in a draft, either from the issue that registers the draft's code, or at random. */
export const draw = command({
  does: 'draw the order of a draft, and write the plan',
  usage: [
    'roi-insight plan draw --draft draft.json --register KEY --url URL --out plan.json [options]',
    'roi-insight plan draw --draft draft.json --random --out plan.json [options]',
  ],
  options: {
    ...ORDER,
    ...SITE,
    out: optionsUnder('Output').list('FILE', optionHelp.output.plan),
    ...FORCE,
    ...JSON_OUTPUT,
  },
  notes: TOKEN_NOTE,
  run: async (formats, { values: options }, terminal) => {
    const { draft: file, register: key, random = false, out = [], force = false, json = false } = options;
    if (key !== undefined && random) throw wrongInput(planOptionErrors.twoDraws);
    if (file === undefined) throw wrongInput(planOptionErrors.noDraft);
    const files = await planOutFiles(out, force, PLAN_FILE_KINDS);
    if (files.length === 0 && !json) throw wrongInput(planOptionErrors.noOut);
    if (files.some(({ kind }) => kind === 'pdf')) browserFor(terminal);
    const draft = await readDraft(file);
    const registration = random ? atRandom(terminal) : await register(draft, key, options, terminal);
    const instant = Date.parse(registration.kind === 'issue' ? registration.created : registration.drawn);
    if (instant >= Date.parse(draft.terms.start)) throw wrongInput(planOptionErrors.late);
    const plan = drawPlan(draft.terms, registration);
    const contents = [];
    for (const { path, kind } of files) contents.push({ path, content: await contentOf(plan, kind, terminal) });
    terminal.signal.throwIfAborted();
    for (const { path, content } of contents) await writeWhole(path, content, force);
    if (json) printJson(terminal, planDataFile(plan).text);
    else printLines(terminal.stdout, planDrawnLines(formats, plan));
    return EXIT.reported;
  },
});

async function readDraft(file: string): Promise<PlanDraft> {
  const read = readPlanDraftText(await readInput(file));
  if (!read.ok) throw unusable(file, 'a draft', read.error);
  if (planHash(read.value.terms) !== read.value.hash) throw wrongInput(planOptionErrors.changed(file));
  return read.value;
}

const atRandom = ({ now }: Terminal): Registration => ({
  kind: 'random',
  seed: randomBytes(32).toString('hex'),
  drawn: now().toISOString(),
});

/** The registration in the issue with this key. */
async function register(
  { hash }: PlanDraft,
  key: string | undefined,
  options: OptionsOf<typeof SITE>,
  terminal: Terminal,
): Promise<Registration> {
  if (key === undefined) throw wrongInput(planOptionErrors.noIssue);
  const fields = await siteFields(options, terminal);
  const body = { ...fields, issue_key: key, hash };
  const found = await readTracker(fields.jira_url, terminal, (reading) => registrationOf(body, reading));
  return { kind: 'issue', id: found.id, key: found.key, created: found.created };
}

async function contentOf(
  plan: Plan,
  kind: (typeof PLAN_FILE_KINDS)[number],
  terminal: Terminal,
): Promise<string | Uint8Array> {
  switch (kind) {
    case 'json':
      return planDataFile(plan).text;
    case 'ics':
      return planCalendar(plan, terminal.now()).text;
    case 'pdf':
      return printPlanPdf(browserFor(terminal), plan, terminal.now(), terminal.signal);
  }
}
