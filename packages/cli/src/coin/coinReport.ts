import { coinPlanToWire, coinReadingToWire, coinRequestOf, isCoinPlanText, snakeKeys } from '@roi-insight/contracts';
import { coinReportLines, type Formats } from '@roi-insight/report-text';
import { coinResult } from '@roi-insight/roi-math';
import type { Options } from '../commandLine.ts';
import { EXIT, type ExitCode, wrongInput } from '../exitCodes.ts';
import { planOutFiles, writeWhole } from '../files/outFiles.ts';
import { readInput } from '../files/readInput.ts';
import { registeredIssue } from '../plan/registeredIssue.ts';
import { printJson } from '../printJson.ts';
import { printLines } from '../printLines.ts';
import { readTracker } from '../readTracker.ts';
import type { Terminal } from '../Terminal.ts';
import { readCoinPlan, readCoinSecret } from './coinFiles.ts';
import { coinReadingOf } from './coinReadingOf.ts';

const TAKES: ReadonlySet<string> = new Set(['plan', 'secret-file', 'url', 'email', 'out', 'force', 'json']);

/** Whether the file of `--plan` is a coin plan. */
export const isCoinFile = async (file: string): Promise<boolean> => isCoinPlanText(await readInput(file));

/** `report --plan coin.json`: the report on a coin plan. Before the day of reading, it has no verdict. */
export async function coinReport(
  formats: Formats,
  file: string,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const extra = Object.keys(options).find((name) => !TAKES.has(name));
  if (extra !== undefined) throw wrongInput(`--${extra} can't be combined with a coin plan.`);
  const force = options.force === true;
  const files = await planOutFiles(options.out ?? [], force, ['json'] as const);
  const plan = await readCoinPlan(file);
  const secret = await readCoinSecret(plan, options['secret-file']);
  const { reading, fields } = await coinReadingOf(coinRequestOf(plan.terms), options, terminal);
  const { registration, hash } = plan;
  const registered =
    registration.kind === 'unwitnessed'
      ? null
      : await readTracker(fields.jira_url, terminal, (tracker) =>
          registeredIssue({ ...fields, issue_key: registration.key, hash }, tracker),
        );
  const result = coinResult({ plan, secret: { plan: hash, secret }, reading, registered });
  const json = JSON.stringify({
    plan: coinPlanToWire(plan),
    reading: coinReadingToWire(reading),
    result: snakeKeys<object>(result),
  });
  terminal.signal.throwIfAborted();
  for (const { path } of files) await writeWhole(path, json, force);
  if (options.json === true) printJson(terminal, json);
  else printLines(terminal.stdout, coinReportLines(formats, plan, result));
  return result.kind === 'read' ? EXIT.reported : EXIT.tooLittleData;
}
