import { parseJson, parsePlanReading, planDraftToWire, type PlanReading } from '@roi-insight/contracts';
import { readPlan } from '@roi-insight/jira-reader';
import {
  optionHelp,
  planDrawSteps,
  planForecastLines,
  planLeftOutText,
  planOptionErrors,
  planOutline,
  planRefusalText,
} from '@roi-insight/report-text';
import { planHash, planTerms, proposePlan } from '@roi-insight/roi-math';
import { command } from '../commandLine/Command.ts';
import { CommandError, EXIT, wrongInput } from '../exitCodes.ts';
import { planOutFiles, writeWhole } from '../files/outFiles.ts';
import { FORCE, JSON_OUTPUT, type SITE, TOKEN_NOTE } from '../options/optionGroups.ts';
import type { OptionsOf } from '../options/OptionTable.ts';
import { optionsUnder } from '../options/optionsUnder.ts';
import { printJson } from '../printJson.ts';
import { printLines } from '../printLines.ts';
import { readTracker, siteFields } from '../readTracker.ts';
import type { Terminal } from '../Terminal.ts';
import { forecast } from './forecast.ts';
import { PLAN_OPTIONS } from './planOptions.ts';
import { planRequest, type PlanRequest } from './planRequest.ts';

/** Reads the teams, forecasts which savings a plan can find, and writes the plan as a draft. The order of the teams is not drawn yet. */
export const draft = command({
  does: 'forecast what a rollout can show, and write a draft of its plan',
  usage: ['roi-insight plan draft --url URL --team KEY… --start DATE --out draft.json [options]'],
  options: {
    ...PLAN_OPTIONS,
    out: optionsUnder('Output').list('FILE', optionHelp.output.draft),
    ...FORCE,
    ...JSON_OUTPUT,
  },
  notes: TOKEN_NOTE,
  run: async (formats, { values: options }, terminal) => {
    const { out = [], force = false } = options;
    const files = await planOutFiles(out, force, ['json'] as const);
    const request = await planRequest(options, terminal.now());
    const { choice } = request;
    const reading = await read(request, options, terminal);
    const proposal = proposePlan(reading, choice);
    printLines(
      terminal.stderr,
      proposal.leftOut.map(({ name, reason }) =>
        planOptionErrors.cannotTakePart(name, planLeftOutText(formats, reason)),
      ),
    );
    const unknown = [...choice.fixed.keys()].find((key) => proposal.fixed.every((team) => team.key !== key));
    if (unknown !== undefined) throw wrongInput(planOptionErrors.fixedUnknown);
    if (proposal.refusal !== null)
      throw new CommandError(EXIT.tooLittleData, planRefusalText(formats, proposal.refusal));
    const forecasted = await forecast(reading, proposal, choice, terminal);
    const terms = planTerms(reading, proposal, choice, forecasted);
    const hash = planHash(terms);
    const json = JSON.stringify(planDraftToWire({ terms, hash }));
    terminal.signal.throwIfAborted();
    for (const { path } of files) await writeWhole(path, json, force);
    if (options.json === true) printJson(terminal, json);
    else
      printLines(terminal.stdout, [
        ...planForecastLines(formats, planOutline(reading, proposal, choice, forecasted), forecasted),
        '',
        ...planDrawSteps(formats, hash, terms.start, out[0] ?? null),
      ]);
    return EXIT.reported;
  },
});

async function read(
  { teams, start, sizeField }: PlanRequest,
  options: OptionsOf<typeof SITE>,
  terminal: Terminal,
): Promise<PlanReading> {
  const fields = await siteFields(options, terminal);
  const body = { ...fields, teams, start, weeks: 0, ...(sizeField !== undefined && { size_field: sizeField }) };
  const json = await readTracker(fields.jira_url, terminal, (reading) => readPlan(body, reading));
  const parsed = parseJson(new TextDecoder().decode(json), parsePlanReading);
  if (!parsed.ok) throw new Error(`The reading breaks its contract at ${parsed.error.path}: ${parsed.error.message}`);
  return parsed.value;
}
