import { describe, expect, it } from 'vitest';
import type { ColumnMapping } from '../../src/index.ts';
import { accepted, problemsOf, readText } from '../readText.ts';

const HEADINGS = { id: 'Ref', created: 'Opened on', done: 'Shipped' } as const;
const MAPPING: ColumnMapping = { headings: HEADINGS, dateOrder: null, leaveOut: [] };
const table = (row: string) => `Ref;Opened on;Shipped;Kind\n${row}`;

describe('dates that can be only one day', () => {
  it.each([
    ['24/Nov/26 4:13 PM', '2026-11-24T16:13:00Z'],
    ['24/Nov/26 12:05 AM', '2026-11-24T00:05:00Z'],
    ['24-Nov-2026 16:13', '2026-11-24T16:13:00Z'],
    ['24 November 2026, 16:13:05', '2026-11-24T16:13:05Z'],
    ['Nov 24, 2026, 4:13:05 PM', '2026-11-24T16:13:05Z'],
    ['Tue Nov 24 2026 16:13:05 GMT+0100 (Central European Standard Time)', '2026-11-24T15:13:05Z'],
    ['Tue, 24 Nov 2026 16:13:05 +0000', '2026-11-24T16:13:05Z'],
    ['2026/11/24 16:13', '2026-11-24T16:13:00Z'],
    ['2026-11-24 16:13:05 UTC', '2026-11-24T16:13:05Z'],
    ['2026-11-24T16:13:05.250-05:00', '2026-11-24T21:13:05.250Z'],
    ['24/may/26 4:13 p. m.', '2026-05-24T16:13:00Z'],
    ['24 de ago. de 2026, 16:13', '2026-08-24T16:13:00Z'],
    ['lun. 24 août 2026 à 16:13', '2026-08-24T16:13:00Z'],
    ['24. März 2026 um 16:13:05', '2026-03-24T16:13:05Z'],
    ['24/Mrz/26 4:13 PM', '2026-03-24T16:13:00Z'],
    ['24 мая 2026 г., 16:13', '2026-05-24T16:13:00Z'],
    ['24/сен/26 4:13 PM', '2026-09-24T16:13:00Z'],
    ['24/5月/26 4:13 午後', '2026-05-24T16:13:00Z'],
    ['2026年5月24日 午前12:05', '2026-05-24T00:05:00Z'],
    ['2026年5月24日 午後0:08', '2026-05-24T12:08:00Z'],
    ['24/paź/26 4:13 PM', '2026-10-24T16:13:00Z'],
    ['24/Mai/26', '2026-05-24T00:00:00Z'],
  ])('are read from %s as %s', async (text, instant) => {
    const file = await accepted(readText(table(`A;"${text}";;`), { columns: MAPPING }));
    expect(file.tickets[0]?.createdAtMs).toBe(Date.parse(instant));
  });

  it.each([
    '24/jui/26',
    '24/Foo/26',
    '24/13月/26',
    '2026年2月30日',
    '24/Nov/26 13:00 PM',
    '31/Nov/26',
    '24 Nov',
    '1.2',
    '24/11/026',
    'Nov 2026',
  ])('do not include %s, which is refused', async (text) => {
    expect(await problemsOf(readText(table(`A;${text};;`), { columns: MAPPING }))).toHaveLength(1);
  });

  it('are in UTC if the heading says so', async () => {
    const text = 'Ref,Made (UTC),Over\nA,2026-01-05 09:00,2026-01-06 09:00\n';
    const columns = { ...MAPPING, headings: { id: 'Ref', created: 'Made (UTC)', done: 'Over' } };
    const { tickets } = await accepted(readText(text, { columns, timeZone: 'Asia/Tokyo' }));
    expect(tickets[0]?.createdAtMs).toBe(Date.parse('2026-01-05T09:00:00Z'));
    expect(tickets[0]?.transitions[0]?.atMs).toBe(Date.parse('2026-01-06T00:00:00Z'));
  });
});
