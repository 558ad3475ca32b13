import { plainJson } from './plainText.ts';
import type { Terminal } from './Terminal.ts';

/** Writes JSON as it is; where it is shown, with what a terminal would act upon escaped, and a line end. */
export function printJson({ stdout }: Pick<Terminal, 'stdout'>, json: string): void {
  stdout.write(stdout.isTTY === true ? `${plainJson(json)}\n` : json);
}
