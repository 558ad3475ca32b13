import { plainText } from './plainText.ts';
import type { Output } from './Terminal.ts';

/** Writes lines that are safe for a terminal. If there are no lines, it writes nothing. */
export function printLines(output: Output, lines: readonly string[]): void {
  if (lines.length > 0) output.write(lines.map((line) => `${plainText(line)}\n`).join(''));
}
