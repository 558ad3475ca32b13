import { randomBytes } from 'node:crypto';
import { parseJson, parsePlanReading, planDraftToWire, type PlanReading } from '@roi-insight/contracts';
import { readPlan } from '@roi-insight/jira-reader';
import {
  type Formats,
  planLeftOutText,
  planDrawSteps,
  planForecastLines,
  planOutline,
  planRefusalText,
} from '@roi-insight/report-text';
import { drawPlan, planHash, planTerms, proposePlan } from '@roi-insight/roi-math';
import type { Options } from '../commandLine.ts';
import { CommandError, EXIT, type ExitCode, wrongInput } from '../exitCodes.ts';
import { planOutFiles, writeWhole } from '../files/outFiles.ts';
import { browserFor } from '../pdf/browserFor.ts';
import { printJson } from '../printJson.ts';
import { printLines } from '../printLines.ts';
import { readTracker, siteFields } from '../readTracker.ts';
import type { Terminal } from '../Terminal.ts';
import { forecast } from './forecast.ts';
import { planRequest, type PlanOptions } from './planRequest.ts';
import { writeDrawn } from './writeDrawn.ts';
import { PLAN_FORMATS } from './planFormats.ts';

/** Reads the teams, forecasts what a plan can find, and writes it as a draft; with `--random`, its order is drawn. */
export async function proposeDraft(formats: Formats, options: Options, terminal: Terminal): Promise<ExitCode> {
  const force = options.force === true;
  const isDrawn = options.random === true;
  const files = await planOutFiles(options.out ?? [], force, isDrawn ? PLAN_FORMATS : (['json'] as const));
  if (files.some(({ format }) => format === 'pdf')) browserFor(terminal);
  const planned = await planRequest(options, terminal.now());
  const { choice } = planned;
  const reading = await read(planned, options, terminal);
  const proposal = proposePlan(reading, choice);
  printLines(
    terminal.stderr,
    proposal.leftOut.map(({ name, reason }) => `${name} can't take part. ${planLeftOutText(formats, reason)}`),
  );
  const unknown = [...choice.fixed.keys()].find((key) => proposal.fixed.every((team) => team.key !== key));
  if (unknown !== undefined) throw wrongInput('--first, --last and --never must name keys of the teams.');
  if (proposal.refusal !== null) throw new CommandError(EXIT.tooLittleData, planRefusalText(formats, proposal.refusal));
  const forecasted = await forecast(reading, proposal, choice, terminal);
  const terms = planTerms(reading, proposal, choice, forecasted);
  const lines = planForecastLines(formats, planOutline(reading, proposal, choice, forecasted), forecasted);
  if (isDrawn) {
    const seed = randomBytes(32).toString('hex');
    const plan = drawPlan(terms, { kind: 'random', seed, drawn: terminal.now().toISOString() });
    return writeDrawn(formats, plan, files, [...lines, ''], options, terminal);
  }
  const draft = { terms, hash: planHash(terms) };
  const json = JSON.stringify(planDraftToWire(draft));
  terminal.signal.throwIfAborted();
  for (const { path } of files) await writeWhole(path, json, force);
  if (options.json === true) printJson(terminal, json);
  else
    printLines(terminal.stdout, [
      ...lines,
      '',
      ...planDrawSteps(formats, draft.hash, terms.start, options.out?.[0] ?? null),
    ]);
  return EXIT.reported;
}

async function read(
  { teams, start, sizeField }: PlanOptions,
  options: Options,
  terminal: Terminal,
): Promise<PlanReading> {
  const fields = await siteFields(options, terminal);
  const body = { ...fields, teams, start, weeks: 0, ...(sizeField !== undefined && { size_field: sizeField }) };
  const json = await readTracker(fields.jira_url, terminal, (reading) => readPlan(body, reading));
  const parsed = parseJson(new TextDecoder().decode(json), parsePlanReading);
  if (!parsed.ok) throw new Error(`The reading breaks its contract at ${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
}
