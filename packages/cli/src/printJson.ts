import { plainJson } from './plainText.ts';
import type { Terminal } from './Terminal.ts';

/** Writes JSON unchanged; to a terminal, with control characters escaped and a line end. */
export function printJson({ stdout }: Pick<Terminal, 'stdout'>, json: string): void {
  stdout.write(stdout.isTTY === true ? `${plainJson(json)}\n` : json);
}
