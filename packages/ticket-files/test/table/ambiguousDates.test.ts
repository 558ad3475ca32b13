import { expect, it } from 'vitest';
import { ColumnProfile } from '../../src/table/ColumnProfile.ts';

function examples(...cells: readonly string[]): readonly string[] {
  const profile = new ColumnProfile('Created');
  for (const cell of cells) profile.add(cell);
  return profile.column.ambiguousDates.map(({ text }) => text);
}

it('a date is shown as an example only if it is a different day in each order', () => {
  expect(examples('02/02/25', '03/03/2025', '11/03/26')).toEqual(['11/03/26']);
  expect(examples('04/04/2026', '04/05/2026')).toEqual(['04/05/2026']);
  expect(examples('02/02/25')).toEqual([]);
});
