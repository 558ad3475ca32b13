import { parseJson, parseUsageFile, type Usage } from '@roi-insight/contracts';
import { commandFileErrors } from '@roi-insight/report-text';
import { wrongInput } from './exitCodes.ts';
import { readInput } from './files/readInput.ts';
import type { ReportOptions } from './options/reportOptions.ts';

/** The use of the assistant in the file of `--usage`; undefined if there is none. */
export async function readUsageFile({ usage: file }: Pick<ReportOptions, 'usage'>): Promise<Usage | undefined> {
  if (file === undefined) return undefined;
  const read = parseJson(await readInput(file), parseUsageFile);
  if (read.ok) return read.value;
  throw wrongInput(commandFileErrors.unusableUsage(file, read.error.message));
}
