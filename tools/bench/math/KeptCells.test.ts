import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { KeptCells } from './KeptCells.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-cells-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const measured = { measurement: '3.4.0', commit: '1234567' };
const cell = { name: 'no effect', runs: 600 };

it('keeps the results of cells for a later run', () => {
  new KeptCells('plan', 1, measured, folder).add(cell, { faster: 12 });
  expect(new KeptCells('plan', 1, { ...measured, commit: '89abcde' }, folder).find(cell)).toEqual({ faster: 12 });
  expect(readFileSync(join(folder, 'plan.cells.jsonl'), 'utf8')).toContain('"measurement":"3.4.0","commit":"1234567"');
});

it('runs a cell again for another cell, number of draws, seed or measurement', () => {
  new KeptCells('plan', 1, measured, folder).add(cell, { faster: 12 });
  const kept = new KeptCells('plan', 1, measured, folder);
  expect(kept.find({ ...cell, name: 'an effect' })).toBeUndefined();
  expect(kept.find({ ...cell, runs: 300 })).toBeUndefined();
  expect(new KeptCells('plan', 2, measured, folder).find(cell)).toBeUndefined();
  expect(new KeptCells('plan', 1, { ...measured, measurement: '3.5.0' }, folder).find(cell)).toBeUndefined();
});
