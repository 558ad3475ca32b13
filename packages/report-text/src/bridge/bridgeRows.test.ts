import { describe, expect, it } from 'vitest';
import { given, readyBridge } from '../../test/bridges.ts';
import { bridgeRows, outcomeRows } from './bridgeRows.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

describe('rows for the PDF', () => {
  it('have an amount for each end of the range, or say that it is unknown', () => {
    const rows = bridgeRows(formats, readyBridge(given({ intervalPercent: [-80, 30] })));
    expect(rows.map((cells) => cells.length)).toEqual(rows.map(() => 6));
    expect(rows.at(-1)?.at(-1)).toBe('unknown');
    expect(rows.at(0)?.slice(-3)).toEqual(Array(3).fill(rows.at(0)?.at(-1)));
  });

  it('show the change of each step, as the chart does', () => {
    const rows = bridgeRows(formats, readyBridge());
    const changes = rows.map(([name, , change]) => [name, change]);
    expect(changes).toContainEqual(['Licenses', '−$1,496']);
    expect([changes.at(0)?.[1], changes.at(-1)?.[1]]).toEqual(['', '']);
  });

  it('include every outcome', () => {
    expect(outcomeRows(formats, readyBridge()).map(([name]) => name)).toEqual([
      'Net impact in the first quarter',
      'If this lasts',
      'Payback',
      'Break-even',
      'Capacity check',
    ]);
  });
});
