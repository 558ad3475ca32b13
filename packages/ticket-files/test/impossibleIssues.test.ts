import { describe, expect, it } from 'vitest';
import { accepted, problemsOf, readText } from './readText.ts';

const TO_DO = { id: '10', name: 'To Do', statusCategory: { key: 'new' } };
const DONE = { id: '12', name: 'Done', statusCategory: { key: 'done' } };
const CREATED = '2026-01-05T09:00:00.000Z';

interface Dates {
  readonly changed?: readonly string[];
  readonly resolutiondate?: string;
  readonly statuscategorychangedate?: string;
}

function issue(number: number, { changed = [], ...dates }: Dates = {}) {
  const histories = changed.map((created) => ({ created, items: [{ fieldId: 'status', from: '10', to: '12' }] }));
  const status = changed.length === 0 && Object.keys(dates).length === 0 ? TO_DO : DONE;
  return {
    id: String(number),
    key: `A-${number}`,
    fields: { created: CREATED, status, issuetype: { id: '1', name: 'Story' }, ...dates },
    changelog: { total: histories.length, histories },
  };
}

const json = (...issues: readonly unknown[]) => readText(JSON.stringify(issues), { size: 1000 });
const fine = (count: number) => Array.from({ length: count }, (_, index) => issue(index + 100));

const EARLIER = { changed: ['2026-01-06T09:00:00.000Z', '2026-01-04T09:00:00.000Z'] };

describe('issues of Jira with dates in an impossible order', () => {
  it.each([
    ['has changes from before it was created', EARLIER],
    ['is done before it was created', { resolutiondate: '2026-01-04T09:00:00.000Z' }],
    ['is done before it was created', { statuscategorychangedate: '2026-01-04T09:00:00.000Z' }],
  ])('are refused if there are too many such issues: each issue %s (%j)', async (what, dates) => {
    expect(await problemsOf(json(...fine(17), issue(1, dates), issue(2, dates)))).toEqual([
      'null: 2 of 19 tickets, more than 1%, have dates in an impossible order.',
      `null: “A-1” ${what}.`,
      `null: “A-2” ${what}.`,
    ]);
  });

  it('are left out as unreadable if there are few of them, count once, and do not move the end of the file', async () => {
    const file = await accepted(json(...fine(9), issue(1, EARLIER), issue(1, EARLIER)));
    expect({ tickets: file.tickets.length, unreadable: file.unreadable }).toEqual({ tickets: 9, unreadable: 1 });
    expect(file.changes).toBe(0);
    expect(file.latestMs).toBe(Date.parse(CREATED));
  });

  it('do not require the meaning of a status that only they had', async () => {
    const past = { created: '2026-01-04T09:00:00.000Z', items: [{ fieldId: 'status', from: '77', to: '10' }] };
    const early = { ...issue(1), changelog: { total: 1, histories: [past] } };
    expect((await accepted(json(...fine(9), early))).unreadable).toBe(1);
  });

  it('do not include issues whose dates come from clocks that differ by seconds', async () => {
    const close = { changed: ['2026-01-05T08:59:30.000Z'], resolutiondate: '2026-01-05T08:59:30.000Z' };
    expect((await accepted(json(issue(1, close), issue(2)))).tickets).toHaveLength(2);
  });
});
