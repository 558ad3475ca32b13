import Papa from 'papaparse';
import { afterEach, expect, it, vi } from 'vitest';
import { RowReader } from '../src/index.ts';

/** Pieces of the size in which a browser and Node read files. */
const PIECE = 65_536;

const { Parser } = Papa;
afterEach(() => {
  Papa.Parser = Parser;
});

/** Number of characters that are parsed in total while a text arrives in pieces. An incomplete row is parsed again. */
function charactersParsed(text: string): number {
  let count = 0;
  Papa.Parser = class extends Parser {
    override parse = (input: string, ...rest: [number, boolean]) => {
      count += input.length;
      return new Parser({ delimiter: ',', newline: '\n' }).parse(input, ...rest);
    };
  };
  const rows = new RowReader(() => ',', vi.fn());
  for (let at = 0; at < text.length; at += PIECE) rows.write(text.slice(at, at + PIECE));
  rows.end();
  return count;
}

it.each([
  ['one line of words', 'a b '.repeat(1_250_000)],
  ['one line of cells', 'a,'.repeat(2_500_000)],
  ['a quoted cell of many lines', `"${'a\n'.repeat(2_500_000 - 2)}",`],
])('a long row takes linear time, because each character is parsed at most three times on average: %s', (_, text) => {
  const count = charactersParsed(text);
  expect(count).toBeGreaterThanOrEqual(text.length);
  expect(count).toBeLessThanOrEqual(3 * text.length);
});
