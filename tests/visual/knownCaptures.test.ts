import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { baselineFolder, listBaselines } from './baselines.ts';
import { readKnownCaptures } from './knownCaptures.ts';

const known = readKnownCaptures();

it('the file lists only screenshots of pictures that exist', () => {
  const files = new Set(listBaselines());
  expect(known.names.filter((name) => !files.has(`${name}.png`))).toEqual([]);
  expect(known.names).not.toEqual([]);
});

it('a screenshot is known only after it was compared, and only for the expected picture that it was compared with', () => {
  const [name = ''] = known.names;
  const expected = readFileSync(join(baselineFolder, `${name}.png`));
  const capture = Buffer.from('a screenshot');
  expect(known.has(name, expected, capture)).toBe(false);

  known.add(name, expected, capture);
  expect(known.has(name, expected, capture)).toBe(true);
  expect(known.has(name, Buffer.concat([expected, Buffer.of(0)]), capture)).toBe(false);
  expect(known.has(name, expected, Buffer.from('another screenshot'))).toBe(false);
});
