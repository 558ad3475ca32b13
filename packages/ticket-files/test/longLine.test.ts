import { expect, it, vi } from 'vitest';
import { RowReader } from '../src/csv/RowReader.ts';

/** Pieces of the size in which a browser and Node read files. */
const PIECE = 65_536;

/** Processor time for a text, in microseconds: the best of three, so that other processes do not matter. */
function workOf(text: string): number {
  const measure = () => {
    const rows = new RowReader(() => ',', vi.fn());
    const before = process.cpuUsage();
    for (let at = 0; at < text.length; at += PIECE) rows.write(text.slice(at, at + PIECE));
    rows.end();
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  return Math.min(measure(), measure(), measure());
}

it.each([
  ['one line of words', (size: number) => 'a b '.repeat(size / 4)],
  ['one line of cells', (size: number) => 'a,'.repeat(size / 2)],
  ['a quoted cell of many lines', (size: number) => `"${'a\n'.repeat(size / 2 - 2)}",`],
])('%s takes ten times the work for ten times the length', (_, textOf) => {
  workOf(textOf(40_000)); // compiles the code
  expect(workOf(textOf(5_000_000)) / workOf(textOf(500_000))).toBeLessThan(30);
});
