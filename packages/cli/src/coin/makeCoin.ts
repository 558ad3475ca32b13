import { randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  COIN_WEEKS,
  coinPlanToWire,
  type CoinReading,
  coinSecretToWire,
  isCalendarDate,
  PLAN_DAYS_AHEAD,
  PLAN_SAVING,
} from '@roi-insight/contracts';
import { addDays } from '@roi-insight/jira-reader';
import {
  coinForecastLines,
  coinMadeLines,
  coinOutline,
  coinRefusalText,
  FORECAST_PROGRESS,
  type Formats,
} from '@roi-insight/report-text';
import { coinForecast, coinPlan, coinTerms } from '@roi-insight/roi-math';
import type { Options } from '../commandLine.ts';
import { CommandError, EXIT, type ExitCode, wrongInput } from '../exitCodes.ts';
import { planOutFiles, writeWhole } from '../files/outFiles.ts';
import { numberOption } from '../numberOption.ts';
import { printLines } from '../printLines.ts';
import { ProgressLine } from '../ProgressLine.ts';
import type { Terminal } from '../Terminal.ts';
import { coinReadingOf } from './coinReadingOf.ts';

const DEFAULT_WEEKS = 26;

/** Reads one team, forecasts what coins can find, and writes the plan and its secret. */
export async function makeCoin(formats: Formats, options: Options, terminal: Terminal): Promise<ExitCode> {
  const force = options.force === true;
  const paths = filesOf(options);
  const files = await planOutFiles(paths, force, ['json'] as const);
  const { project, start, 'size-field': size, 'time-zone': zone } = options;
  if (project === undefined) throw wrongInput('Missing --project: the key or name of the project.');
  const weeks = numberOption(options, 'weeks', { ...COIN_WEEKS, isWhole: true }) ?? DEFAULT_WEEKS;
  const bounds = { min: PLAN_SAVING.min * 100, max: PLAN_SAVING.max * 100 };
  const percent = numberOption(options, 'smallest-saving', bounds);
  const smallestSaving = percent === null ? PLAN_SAVING.default : percent / 100;
  const request = {
    project_name: project,
    start: startOf(start, terminal.now()),
    weeks,
    scope: undefined,
    calendar: zone === undefined ? undefined : { time_zone: zone },
    ...(size !== undefined && { size_field: size }),
  };
  const { reading } = await coinReadingOf(request, options, terminal);
  const forecast = await forecasted(reading, { weeks, smallestSaving }, terminal);
  if (forecast.kind !== 'possible') throw new CommandError(EXIT.tooLittleData, coinRefusalText(formats, forecast));
  const secret = randomBytes(32).toString('hex');
  const sizeField = size?.trim() ?? null;
  const choice = { weeks, smallestSaving, sizeField, scope: null, calendar: null, secret };
  const made = terminal.now().toISOString();
  const plan = coinPlan(coinTerms(reading, forecast, choice), { kind: 'unwitnessed', made });
  const contents = [coinPlanToWire(plan), coinSecretToWire({ plan: plan.hash, secret })];
  terminal.signal.throwIfAborted();
  for (const [index, { path }] of files.entries()) await writeWhole(path, JSON.stringify(contents[index]), force);
  const outline = coinOutline(reading, forecast, { weeks, smallestSaving });
  printLines(terminal.stdout, [
    ...coinForecastLines(formats, outline, reading.sizePercent !== null),
    '',
    ...coinMadeLines(formats, plan),
  ]);
  return EXIT.reported;
}

/** The plan's file and its secret's: without both, there is no report. */
function filesOf({ out = [], 'secret-file': secretFile }: Options): readonly [string, string] {
  const [planFile, ...more] = out;
  if (planFile === undefined || more.length > 0) throw wrongInput('--out must be one .json file, for the plan.');
  if (secretFile === undefined) throw wrongInput('Missing --secret-file: the .json file to write the secret to.');
  return [planFile, secretFile];
}

function startOf(start: string | undefined, now: Date): string {
  if (start === undefined) throw wrongInput('Missing --start: the Monday from which on tickets have a coin.');
  if (!isCalendarDate(start) || new Date(start).getUTCDay() !== 1)
    throw wrongInput('--start must be a Monday such as 2027-01-04.');
  if (start < addDays(now.toISOString().slice(0, 10), PLAN_DAYS_AHEAD))
    throw wrongInput(`--start must be at least ${PLAN_DAYS_AHEAD} days ahead, so that the plan exists before it.`);
  return start;
}

/** Makes the forecast with a line of progress. Rejects with the signal's reason when that fires. */
async function forecasted(
  reading: CoinReading,
  choice: { readonly weeks: number; readonly smallestSaving: number },
  { stderr, signal }: Terminal,
) {
  const line = new ProgressLine(stderr);
  const steps = coinForecast(reading, choice, `${reading.host} ${reading.start}`);
  try {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      line.show(`${FORECAST_PROGRESS}: ${step.value.done} of ${step.value.total}`);
      await setImmediate();
      signal.throwIfAborted();
    }
  } finally {
    line.end();
  }
}
