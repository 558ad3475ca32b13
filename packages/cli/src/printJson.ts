import { plainJson } from './plainText.ts';
import type { Terminal } from './Terminal.ts';

/** Writes JSON unchanged. For a terminal, control characters are escaped and a line end is added. */
export function printJson({ stdout }: Pick<Terminal, 'stdout'>, json: string): void {
  stdout.write(stdout.isTTY === true ? `${plainJson(json)}\n` : json);
}
