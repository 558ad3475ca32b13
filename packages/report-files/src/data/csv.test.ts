import { parse } from 'csv-parse/sync';
import { array, assert, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csv } from './csv.ts';

/** Parses text as a strict CSV reader does. */
const read = (text: string): string[][] =>
  parse(text, { bom: true, record_delimiter: '\r\n', relax_column_count: false });

describe('csv', () => {
  it('is read back by a CSV reader, including quotes, commas and line breaks', () => {
    const rows = [
      ['name', 'note'],
      ['a "quoted" word', 'one, two'],
      ['two\r\nlines', 'two\nlines'],
      ['', ' blanks '],
    ];
    expect(read(csv(rows))).toEqual(rows);
  });

  it('is read back unchanged for any text, except for the apostrophes before formulas', () => {
    const cell = string({ unit: 'binary', maxLength: 12 }).filter((text) => !/^[=+\-@\t\r\n＋－＝＠\uFEFF]/.test(text));
    assert(
      property(array(tuple(cell, cell), { minLength: 20, maxLength: 40 }), (rows) => {
        expect(read(csv([['a', 'b'], ...rows]))).toEqual([['a', 'b'], ...rows]);
      }),
      { numRuns: 10, seed: 1 },
    );
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=HYPERLINK("http://x","y")'])(
    'makes the formula %j harmless',
    (formula) => {
      expect(read(csv([['cell'], [formula]]))).toEqual([['cell'], [`'${formula}`]]);
    },
  );

  it.each(['X;=1+1;', 'X\t=1+1'])(
    'keeps %j in one cell, even in spreadsheets that split at semicolons or tabs',
    (text) => {
      expect(csv([[text]])).toBe(`"${text}"\r\n`);
    },
  );

  it('leaves numbers unchanged, including negative ones', () => {
    expect(csv([[-12.5, 0, 1e21, -0]])).toBe('-12.5,0,1e+21,0\r\n');
  });

  it('has an empty cell for a missing number', () => {
    expect(csv([[null, Number.NaN, Number.POSITIVE_INFINITY, '']])).toBe(',,,\r\n');
  });

  it('has a byte order mark only if the text is not pure ASCII', () => {
    expect(csv([['plain']]).startsWith('\uFEFF')).toBe(false);
    expect(csv([['Łódź']]).startsWith('\uFEFF')).toBe(true);
  });
});
