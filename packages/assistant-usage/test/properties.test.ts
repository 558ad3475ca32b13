import { parseUsageFile, peopleCountOf, type Usage, usageFileOf } from '@roi-insight/contracts';
import {
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  oneof,
  record,
  string,
  tuple,
  uint8Array,
  uniqueArray,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claudePage, claudeRecord } from './support/claude.ts';
import { copilotRecord, lines } from './support/copilot.ts';
import { read, sourceOf, usageOf } from './support/reading.ts';

const DAY_MS = 86_400_000;
const FIRST = Date.parse('2026-06-01');
const dayText = (day: number) => new Date(FIRST + day * DAY_MS).toISOString().slice(0, 10);

/** Records of use, at most one for each person and day. */
const uses = uniqueArray(record({ day: nat(60), person: nat(14), credits: nat(100_000) }), {
  minLength: 1,
  maxLength: 150,
  selector: ({ day, person }) => `${day} ${person}`,
});

type Use = Readonly<Record<'day' | 'person' | 'credits', number>>;

const lineOf = ({ day, person, credits }: Use) =>
  JSON.stringify(copilotRecord(dayText(day), `dev${person}`, credits / 100));

/** The team of a person: each of the first twelve people is in one of three teams. */
const teamOf = (person: number) => (person < 12 ? `T${person % 3}` : null);
const TEAMS = ['person,team', ...Array.from({ length: 12 }, (_, person) => `dev${person},T${person % 3}`)].join('\n');

const withOrder = uses.chain((records) =>
  tuple(array(integer(), { minLength: records.length, maxLength: records.length })).map(([keys]) => ({
    records,
    keys,
  })),
);

const shuffled = (records: readonly Use[], keys: readonly number[]) =>
  records
    .map((use, index) => ({ use, key: keys[index] ?? 0 }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ use }) => use);

const mondayOf = (day: number) => day - (day % 7);

describe('usage', () => {
  it('does not depend on the order of records and files', async () => {
    await assert(
      asyncProperty(withOrder, async ({ records, keys }) => {
        const one = await read({ a: records.map(lineOf).join('\n'), teams: `${TEAMS}\ndev99,T9` }, { size: 4096 });
        const other = shuffled(records, keys).map(lineOf).join('\n');
        expect(await read({ teams: `${TEAMS}\ndev99,T9`, a: other }, { size: 4096 })).toEqual(one);
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on how records are divided into files', async () => {
    await assert(
      asyncProperty(withOrder, async ({ records, keys }) => {
        const parts = [0, 1].map((rest) => records.filter((_, index) => Math.abs(keys[index] ?? 0) % 2 === rest));
        const files = parts
          .filter((part) => part.length > 0)
          .map((part, index) => [`f${index}`, part.map(lineOf).join('\n')]);
        const whole = await usageOf({ a: records.map(lineOf).join('\n') }, { size: 4096 });
        expect(await usageOf(Object.fromEntries(files), { size: 4096 })).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });

  it('has the same people and spend as a separate calculation', async () => {
    await assert(
      asyncProperty(uses, async (records) => {
        const days = { first: '2026-06-01', last: '2026-08-02', missing: [] };
        const some = records.some(({ person }) => person < 12)
          ? records
          : [...records, { day: 0, person: 0, credits: 1 }];
        const { teams, summary } = await sourceOf({ a: some.map(lineOf).join('\n'), TEAMS }, { days, size: 4096 });
        for (const team of teams)
          for (const [index, week] of team.weeks.entries()) {
            const of = some.filter(({ day, person }) => mondayOf(day) === index * 7 && teamOf(person) === team.name);
            const cents = of.reduce((sum, { credits }) => sum + credits, 0) / 100;
            expect(week).toMatchObject({
              weekStart: dayText(index * 7),
              coverage: 'reported',
              active: peopleCountOf(new Set(of.map(({ person }) => person)).size),
            });
            expect(week.coverage === 'reported' && week.spend).toBeCloseTo(cents / 100, 8);
          }
        expect(teams).toHaveLength(3);
        expect(summary.spend).toBeCloseTo(some.reduce((sum, { credits }) => sum + credits, 0) / 10_000, 8);
        const people = new Set(some.map(({ person }) => person));
        const without = new Set([...people].filter((person) => teamOf(person) === null));
        expect(summary.people).toBe(peopleCountOf(people.size - without.size));
        expect(summary.peopleWithoutTeam).toBe(peopleCountOf(without.size));
      }),
      { numRuns: 60 },
    );
  });

  it('does not depend on the size of the pieces in which a file is read', async () => {
    await assert(
      asyncProperty(uses, integer({ min: 1, max: 300 }), async (records, size) => {
        const text = JSON.stringify(
          {
            report_day: '2026-06-01',
            user_totals: records.slice(0, 20).map((use) => copilotRecord(dayText(use.day), `dev${use.person}`, 1)),
          },
          null,
          1,
        );
        expect(await usageOf({ a: text }, { size })).toEqual(await usageOf({ a: text }, { size: 100_000 }));
      }),
      { numRuns: 40 },
    );
  });
});

const VALID = [
  lines([copilotRecord('2026-06-01', 'a', 1), copilotRecord('2026-06-02', 'b', 1)]),
  JSON.stringify(claudePage([claudeRecord('2026-06-01', 'a@b.c', 1)]), null, 1),
  'week_start,active_people,spend,currency\n2026-06-01,5,3,USD\n2026-06-08,6,3,USD\n',
  'person,team\na,PAY\n"b",OPS\n',
  'date,username,product,unit_type,quantity,gross_amount,aic_quantity,aic_gross_amount\n2026-06-01,a,copilot,requests,1,0.04,5,0.05\n',
];

/** A valid file in which a part was replaced. */
const damaged = tuple(constantFrom(...VALID), nat(400), nat(30), string({ unit: 'binary', maxLength: 6 })).map(
  ([text, at, length, part]) => `${text.slice(0, at)}${part}${text.slice(at + length)}`,
);

const hostile = string({
  unit: constantFrom(
    '{',
    '}',
    '[',
    ']',
    '"',
    ',',
    ':',
    '\n',
    '\\',
    'data',
    '0',
    'e',
    '-',
    'null',
    '\u0000',
    '\uFEFF',
    'day',
    'person',
    'team',
  ),
  maxLength: 60,
});

it('a file of any bytes is read or refused, and never causes an exception', async () => {
  const content = oneof(uint8Array({ maxLength: 200 }), string({ unit: 'binary', maxLength: 100 }), damaged, hostile);
  await assert(
    asyncProperty(content, content, integer({ min: 1, max: 40 }), async (a, b, size) => {
      const reading = await read({ a, b }, { size });
      expect(['read', 'refused']).toContain(reading.kind);
      if (reading.kind === 'read') expectReadable(reading.usage);
      if (reading.kind === 'refused') expect(reading.failures.length).toBeGreaterThan(0);
    }),
    { numRuns: 600 },
  );
});

function expectReadable(usage: Usage): void {
  const written: unknown = JSON.parse(JSON.stringify(usageFileOf(usage)));
  expect(parseUsageFile(written)).toEqual({ ok: true, value: usage });
}

/** A count as in a table, or an empty text. */
const counts = oneof(nat(8).map(String), constantFrom('', '1-4', '30'));

/** Rows of a table: team names in several spellings, weeks up to the current week, and numbers of all kinds. */
const tables = uniqueArray(
  record({
    week: nat(4),
    team: constantFrom('PAY', 'pay', 'OPS', '"""Ops"""', 'Zo\u00EB', 'Zoe\u0308'),
    active: counts,
    people: counts,
    seats: counts,
    spend: constantFrom('', '0', '3.5'),
  }),
  { minLength: 1, maxLength: 8, selector: ({ week, team }) => `${week} ${team}` },
).map((rows) =>
  [
    'week_start,team,active_people,people,seats,spend,currency',
    ...rows.map(({ week, team, active, people, seats, spend }) => {
      const monday = dayText(21 * 7 + week * 7);
      return `${monday},${team},${active},${people},${seats},${spend},${spend === '' ? '' : 'USD'}`;
    }),
  ].join('\n'),
);

/** Pages of Claude Code with models, without the list of models, and with an empty list. */
const pages = uniqueArray(
  record({ day: nat(20), person: nat(6), models: constantFrom('cost', 'empty', 'none', 'subscription') }),
  { minLength: 1, maxLength: 20, selector: ({ day }) => day },
).map((records) =>
  records
    .map(({ day, person, models }) =>
      JSON.stringify(
        claudePage([
          claudeRecord(dayText(day), `dev${person}@example.com`, person, {
            ...(models === 'empty' && { model_breakdown: [] }),
            ...(models === 'none' && { model_breakdown: undefined }),
            ...(models === 'subscription' && { customer_type: 'subscription' }),
          }),
        ]),
      ),
    )
    .join('\n'),
);

it('every result of reading can be written to a usage file and read again', async () => {
  const bills = uses.map((records) => records.map(lineOf).join('\n'));
  await assert(
    asyncProperty(oneof(tables, pages, bills), async (file) => {
      const reading = await read({ file }, { size: 4096 });
      if (reading.kind === 'read') expectReadable(reading.usage);
    }),
    { numRuns: 400 },
  );
});
