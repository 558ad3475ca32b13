import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { root } from '../../../scripts/processes.ts';
import { packRanges, type Ranges, unpackRanges } from './packRanges.ts';

/** The first slice with a code point, in the order of the slices. */
function slicesOf(ranges: Ranges): Map<number, string> {
  const slices = new Map<number, string>();
  for (const [name, text] of Object.entries(ranges)) {
    for (const part of text.split(',')) {
      const [from = '', to = from] = part.trim().slice(2).split('-');
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1)
        if (!slices.has(code)) slices.set(code, name);
    }
  }
  return slices;
}

it.each(['sc', 'jp', 'kr'])('finds every character of noto-sans-%s in the same slice', (language) => {
  const file = join(root, 'node_modules/@fontsource', `noto-sans-${language}`, 'unicode.json');
  const ranges: Ranges = JSON.parse(readFileSync(file, 'utf8'));
  const packed = packRanges(ranges);
  const unpacked = unpackRanges(packed);
  expect(Object.keys(unpacked)).toEqual(Object.keys(ranges));
  const expected = slicesOf(ranges);
  expect(expected.size).toBeGreaterThan(10_000);
  const found = slicesOf(unpacked);
  expect(found.size).toBe(expected.size);
  expect([...expected].filter(([code, name]) => found.get(code) !== name)).toEqual([]);
  const size = (value: object) => gzipSync(JSON.stringify(value)).length;
  expect(size(packed)).toBeLessThan(0.5 * size(ranges));
});
