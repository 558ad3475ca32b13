import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { createFormats } from '../format/index.ts';
import { methodRows } from './methodRows.ts';

const formats = createFormats({ currency: 'USD', locale: 'en-US' });

function rowsOf(reading: Partial<NonNullable<typeof clearWin.provenance>>) {
  const { provenance } = clearWin;
  const rows = methodRows(formats, { ...clearWin, provenance: provenance && { ...provenance, ...reading } }, null);
  return rows.filter(([name = '']) => /Incomplete|Unclear/.test(name));
}

it('the facts are empty if no ticket is uncertain', () => {
  expect(rowsOf({})).toEqual([]);
});

it('the facts count histories with gaps', () => {
  expect(rowsOf({ incomplete_histories: 1200 })).toEqual([
    [
      'Incomplete histories',
      '1,200 tickets: status changes have gaps or don’t lead to the current status. Some may be missing, so hours may be wrong.',
    ],
  ]);
});

it('the facts on a file also name unclear orders', () => {
  expect(rowsOf({ tracker: 'file', incomplete_histories: 1 })[0]?.[1]).toContain('an unclear order within one moment');
});

it('the facts name statuses with an unclear category', () => {
  const statuses = [
    { name: 'QA', tickets: 12 },
    { name: 'Review', tickets: 1 },
  ];
  expect(rowsOf({ unclear_statuses: statuses })).toEqual([
    [
      'Unclear statuses',
      '“QA” (12 tickets), “Review” (1 ticket). Jira doesn’t list them, or its tickets contradict its list. Hours may lack time spent in them.',
    ],
  ]);
  const many = Array.from({ length: 14 }, (_, index) => ({ name: `S${index}`, tickets: 1 }));
  expect(rowsOf({ unclear_statuses: many })[0]?.[1]).toContain('“S11” (1 ticket) and 2 more.');
});
