import { mulberry32 } from '@roi-insight/jira-sandbox/mulberry32';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { reportOfTickets, statusMapOf } from '../src/index.ts';
import { accepted, readText } from './readText.ts';

const STATUSES = [
  { id: '10', name: 'To Do', statusCategory: { key: 'new' } },
  { id: '11', name: 'In Progress', statusCategory: { key: 'indeterminate' } },
  { id: '12', name: 'In Review', statusCategory: { key: 'indeterminate' } },
  { id: '13', name: 'Done', statusCategory: { key: 'done' } },
];
const HOUR_MS = 3_600_000;
const statuses = statusMapOf([['In Review', 'in progress']]);
const random = mulberry32(52);

/** Tickets that move forward and back, often twice at the same moment, over 40 weeks. */
const TICKETS = Array.from({ length: 160 }, (_, index) => {
  const createdMs = Date.UTC(2025, 8, 1, 9) + (index / 4) * 7 * 24 * HOUR_MS;
  const moves: { atMs: number; from: number; to: number }[] = [];
  let [atMs, from] = [createdMs, 0];
  while (from !== 3 || random() < 0.2) {
    const to = from === 3 || random() < 0.2 ? 1 : from + 1;
    if (random() < 0.6) atMs += Math.ceil(random() * 5) * HOUR_MS;
    if (to !== from) moves.push({ atMs, from, to });
    from = to;
  }
  return { number: index + 1, createdMs, moves, status: from };
});

const at = (ms: number) => new Date(ms).toISOString();
type Shuffle = <T>(list: readonly T[]) => readonly T[];

const ends = (name: string, status: number) => ({
  [name]: STATUSES[status]?.id,
  [`${name}String`]: STATUSES[status]?.name,
});

function jsonOf(shuffle: Shuffle): string {
  const issues = TICKETS.map(({ number, createdMs, moves, status }) => {
    const histories = shuffle(moves).map(({ atMs, from, to }) => ({
      created: at(atMs),
      items: [{ fieldId: 'status', ...ends('from', from), ...ends('to', to) }],
    }));
    const fields = { created: at(createdMs), status: STATUSES[status], issuetype: { id: '1', name: 'Task' } };
    return { id: String(number), key: `A-${number}`, fields, changelog: { total: moves.length, histories } };
  });
  return JSON.stringify(shuffle(issues));
}

function csvOf(shuffle: Shuffle): string {
  const rows = TICKETS.flatMap(({ number, createdMs, moves }) =>
    moves.map(({ atMs, to }) => `A-${number},${at(createdMs)},${STATUSES[to]?.name},${at(atMs)}`),
  );
  return ['id,created,status,at', ...shuffle(rows)].join('\n');
}

async function reportOf(text: string) {
  const [now, timeZone] = ['2026-12-01T00:00:00Z', 'UTC'];
  const file = await accepted(readText(text, { now, timeZone, statuses, size: 100_000 }));
  const options = { adoptionDate: '2026-03-16', timeZone, now, fileName: 'tickets', includeTickets: true };
  const made = reportOfTickets(file, options);
  return made.kind === 'report' ? made.report : made.kind;
}

it.each([
  ['JSON', jsonOf, 0],
  ['CSV', csvOf, 100],
])('the report on a file of %s is the same in every order of its tickets and changes', async (_, textOf, unclear) => {
  const report = await reportOf(textOf((list) => list));
  expect(report).toMatchObject({ provenance: { funnel: { found: TICKETS.length } } });
  expect(report).toMatchObject({ provenance: unclear === 0 ? {} : { incomplete_histories: expect.any(Number) } });
  const seeds = fc.integer({ min: 1, max: 2 ** 31 });
  await fc.assert(
    fc.asyncProperty(seeds, async (seed) => {
      const next = mulberry32(seed);
      const shuffle: Shuffle = (list) =>
        list
          .map((item) => ({ item, rank: next() }))
          .toSorted((a, b) => a.rank - b.rank)
          .map(({ item }) => item);
      expect(await reportOf(textOf(shuffle))).toEqual(report);
    }),
    { numRuns: 6, seed: 52 },
  );
});
