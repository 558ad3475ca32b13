import {
  type CalendarDate,
  isCalendarDate,
  isCoinText,
  type Plan,
  parseJson,
  parsePlanReading,
  type PlanReading,
  planTeamsRequest,
  readPlanText,
} from '@roi-insight/contracts';
import { readPlan } from '@roi-insight/jira-reader';
import {
  planReportJson,
  planReportMarkdown,
  planReportPage,
  type PlanReportSource,
  planWeeksCsv,
} from '@roi-insight/report-files';
import {
  COIN_FILE_PROBLEM,
  defaultBrand,
  optionHelp,
  planOptionErrors,
  planReportLines,
} from '@roi-insight/report-text';
import { paperColors } from '@roi-insight/ui/theme/tokens';
import {
  type ActualStarts,
  DEFAULT_ENGINEER_COST,
  hourlyRate,
  planMoney,
  planResult,
  type RegisteredIssue,
} from '@roi-insight/roi-math';
import { command } from '../commandLine/Command.ts';
import { readEconomics } from '../economics.ts';
import { EXIT, wrongInput } from '../exitCodes.ts';
import { type OutKind, planOutFiles, REPORT_FILE_KINDS, writeWhole } from '../files/outFiles.ts';
import { readInput } from '../files/readInput.ts';
import { unusable } from '../files/unusable.ts';
import { COSTS, FORCE, JSON_OUTPUT, REPORT_FILES, SITE, TOKEN_NOTE } from '../options/optionGroups.ts';
import type { OptionsOf } from '../options/OptionTable.ts';
import { optionsUnder } from '../options/optionsUnder.ts';
import { browserFor } from '../pdf/browserFor.ts';
import { printPlanReportPdf } from '../pdf/printPlanPdf.ts';
import { printJson } from '../printJson.ts';
import { printLines } from '../printLines.ts';
import { readTracker, siteFields } from '../readTracker.ts';
import { readUsageFile } from '../readUsageFile.ts';
import type { Terminal } from '../Terminal.ts';
import { registeredIssue } from './registeredIssue.ts';

const planned = optionsUnder('Plan');

/** Creates the report on a plan. Before the day on which the plan is read, the report has no verdict. */
export const planReport = command({
  does: 'make the report on a plan',
  usage: ['roi-insight plan report --plan plan.json --url URL [options]'],
  options: {
    plan: planned.text('FILE', optionHelp.plan.drawn),
    starts: planned.list('KEY=DATE', optionHelp.plan.starts),
    usage: planned.text('FILE', optionHelp.usage.plan),
    ...SITE,
    ...COSTS,
    ...REPORT_FILES,
    ...FORCE,
    ...JSON_OUTPUT,
  },
  notes: TOKEN_NOTE,
  run: async (formats, { values: options }, terminal) => {
    const { plan: file, force = false } = options;
    if (file === undefined) throw wrongInput(planOptionErrors.noPlan);
    const files = await planOutFiles(options.out ?? [], force, REPORT_FILE_KINDS);
    const browser = files.some(({ kind }) => kind === 'pdf') ? browserFor(terminal) : null;
    const text = await readInput(file);
    if (isCoinText(text)) throw wrongInput(`${file}: ${COIN_FILE_PROBLEM}`);
    const parsed = readPlanText(text);
    if (!parsed.ok) throw unusable(file, 'a plan', parsed.error);
    const plan = parsed.value;
    const starts = startsOf(plan, options.starts ?? []);
    const economics = await readEconomics(formats, options);
    const usage = (await readUsageFile(options)) ?? null;
    const { reading, registered } = await readAll(plan, options, terminal);
    const result = planResult({ plan, reading, starts, usage, registered });
    const report = { plan, reading, starts, registered, result };
    const source = { report, economics, brand: defaultBrand, savedAt: terminal.now() };
    const contents = [];
    for (const { path, kind } of files)
      contents.push({ path, content: await contentOf(kind, source, browser, terminal.signal) });
    terminal.signal.throwIfAborted();
    for (const { path, content } of contents) await writeWhole(path, content, force);
    const cost = hourlyRate(economics.enteredEngineerCost ?? DEFAULT_ENGINEER_COST);
    const money = result.kind === 'read' ? planMoney(result, economics, cost) : null;
    const today = terminal.now().toISOString().slice(0, 10);
    if (options.json === true) printJson(terminal, planReportJson(source).text);
    else printLines(terminal.stdout, planReportLines(formats, report, today, money, economics));
    return result.kind === 'waiting' ? EXIT.tooLittleData : EXIT.reported;
  },
});

async function contentOf(
  kind: OutKind,
  source: PlanReportSource,
  browser: string | null,
  signal: AbortSignal,
): Promise<string | Uint8Array> {
  const { result } = source.report;
  if (kind === 'json') return planReportJson(source).text;
  if (kind === 'csv') return planWeeksCsv(source).text;
  if (result.kind === 'waiting') throw wrongInput(planOptionErrors.notOver);
  if (kind === 'md') return planReportMarkdown(source, result).text;
  if (kind === 'html') return planReportPage(source, result, paperColors).text;
  return browser === null ? '' : printPlanReportPdf(browser, source, signal);
}

async function readAll(
  plan: Plan,
  options: OptionsOf<typeof SITE>,
  terminal: Terminal,
): Promise<{ readonly reading: PlanReading; readonly registered: RegisteredIssue | null }> {
  const fields = await siteFields(options, terminal);
  const json = await readTracker(fields.jira_url, terminal, (reading) =>
    readPlan({ ...fields, ...planTeamsRequest(plan) }, reading),
  );
  const parsed = parseJson(new TextDecoder().decode(json), parsePlanReading);
  if (!parsed.ok) throw new Error(`The reading breaks its contract at ${parsed.error.path}: ${parsed.error.message}`);
  const { registration, hash } = plan;
  if (registration.kind === 'random') return { reading: parsed.value, registered: null };
  const body = { ...fields, issue_key: registration.key, hash };
  const registered = await readTracker(fields.jira_url, terminal, (reading) => registeredIssue(body, reading));
  return { reading: parsed.value, registered };
}

/** The actual starts of teams, from texts such as `ABC=2027-01-12,DEF=never`. */
function startsOf(plan: Plan, texts: readonly string[]): ActualStarts {
  const starts = new Map<string, CalendarDate | null>();
  const keys = new Set(plan.terms.teams.map(({ key }) => key));
  for (const text of texts.flatMap((list) => list.split(','))) {
    const [key = '', day = ''] = text.split('=').map((part) => part.trim());
    if (!keys.has(key)) throw wrongInput(planOptionErrors.startsTeam);
    if (day !== 'never' && !isCalendarDate(day)) throw wrongInput(planOptionErrors.startsDay);
    starts.set(key, day === 'never' ? null : day);
  }
  return starts;
}
