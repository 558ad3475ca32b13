import { type CoinPlan, coinPlanToWire } from '@roi-insight/contracts';
import { coinMadeLines, type Formats } from '@roi-insight/report-text';
import type { Options } from '../commandLine.ts';
import { EXIT, type ExitCode, wrongInput } from '../exitCodes.ts';
import { planOutFiles, writeWhole } from '../files/outFiles.ts';
import { registrationOf } from '../plan/registrationOf.ts';
import { printLines } from '../printLines.ts';
import { readTracker, siteFields } from '../readTracker.ts';
import type { Terminal } from '../Terminal.ts';
import { readCoinPlan } from './coinFiles.ts';

/** Writes a coin plan with the issue that shows when it was made. */
export async function witnessCoin(
  formats: Formats,
  file: string,
  issueKey: string,
  options: Options,
  terminal: Terminal,
): Promise<ExitCode> {
  const force = options.force === true;
  const [out, ...more] = await planOutFiles(options.out ?? [], force, ['json'] as const);
  if (out === undefined || more.length > 0) throw wrongInput('--out must be one .json file, for the plan.');
  const { terms, hash } = await readCoinPlan(file);
  const fields = await siteFields(options, terminal);
  const body = { ...fields, issue_key: issueKey, hash };
  const { id, key, created } = await readTracker(fields.jira_url, terminal, (reading) => registrationOf(body, reading));
  const plan: CoinPlan = { terms, hash, registration: { kind: 'issue', id, key, created } };
  terminal.signal.throwIfAborted();
  await writeWhole(out.path, JSON.stringify(coinPlanToWire(plan)), force);
  printLines(terminal.stdout, coinMadeLines(formats, plan));
  return EXIT.reported;
}
