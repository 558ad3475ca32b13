import { parseJson, parseUsageFile, type Usage } from '@roi-insight/contracts';
import { readInput } from './files/readInput.ts';
import { unusable } from './files/unusable.ts';
import type { ReportOptions } from './options/reportOptions.ts';

/** The use of the assistant in the file of `--usage`; undefined if there is none. */
export async function readUsageFile({ usage: file }: Pick<ReportOptions, 'usage'>): Promise<Usage | undefined> {
  if (file === undefined) return undefined;
  const read = parseJson(await readInput(file), parseUsageFile);
  if (read.ok) return read.value;
  throw unusable(file, 'usage', read.error);
}
