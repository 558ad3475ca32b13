import { parseJson, parseUsageFile, type Usage } from '@roi-insight/contracts';
import type { Options } from './commandLine.ts';
import { wrongInput } from './exitCodes.ts';
import { readInput } from './files/readInput.ts';

/** The use of the assistant in the file of `--usage`; undefined without one. */
export async function readUsageFile({ usage: file }: Options): Promise<Usage | undefined> {
  if (file === undefined) return undefined;
  const read = parseJson(await readInput(file), parseUsageFile);
  if (read.ok) return read.value;
  throw wrongInput(`${file} can't be used as usage: ${read.error.message}.`);
}
