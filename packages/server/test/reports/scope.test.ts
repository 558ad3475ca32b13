import { type AvailableScope, NDJSON, parseProgressLine, type Report } from '@roi-insight/contracts';
import type { SandboxOptions } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { addDays } from '../../../jira-reader/src/days.ts';
import { startApp, startSandbox } from '../support/harness.ts';

/** A client that requests several analyses from the same sandbox. */
async function client(options: SandboxOptions = {}) {
  const jira_url = await startSandbox(options);
  const { analyze } = await startApp();
  return {
    report: async (body: object): Promise<Report> => reportOf(await analyze({ jira_url, ...body })),
    failure: async (body: object) => failureOf(await analyze({ jira_url, ...body })),
    available: async (body: object = {}): Promise<AvailableScope> => {
      const text = await (await analyze({ jira_url, ...body }, { accept: NDJSON })).text();
      const lines = text.split('\n').filter((line) => line.startsWith('{"progress"'));
      const last = parseProgressLine(JSON.parse(lines.at(-1) ?? ''));
      if (!last.ok || last.value.available === undefined) throw new Error('the last line of progress has no lists');
      return last.value.available;
    },
  };
}

const WAYS: readonly (readonly [string, SandboxOptions])[] = [
  ['Cloud in bulk', {}],
  ['Cloud without bulk endpoints', { faults: ['bulk-refused'] }],
  ['Data Center', { mode: 'data-center' }],
];

/** This number of consecutive Fridays. */
const fridays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, week) => addDays(first, 7 * week));

const funnelOf = (report: Report) => report.provenance?.funnel;

describe('the entries to choose from', () => {
  it.each(WAYS)(
    'are the same for every way of reading, and do not depend on the chosen scope: %s',
    async (_, options) => {
      const { available } = await client(options);
      const all = await available();
      expect(all.types.map(({ name }) => name).toSorted()).toEqual(['Bug', 'Story', 'Task']);
      expect(all.components.map(({ name }) => name).toSorted()).toEqual(['', 'Checkout', 'Ledger', 'Payouts']);
      expect(all.labels.map(({ id }) => id)).toContain('tech-debt');
      const names = all.statuses.map(({ name, in_progress }) => [name, in_progress] as const);
      expect(names.toSorted()).toEqual([
        ['In Progress', true],
        ['In Review', true],
        ['To Do', false],
      ]);
      for (const list of [all.types, all.components, all.labels, all.statuses]) {
        const counts = list.map(({ tickets }) => tickets);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      }
      expect(await available({ scope: { types: [all.types[0]?.id] } })).toEqual(all);
    },
  );

  it('are not in the report itself', async () => {
    const { report } = await client();
    expect(JSON.stringify(await report({}))).not.toMatch(/Story|tech-debt|Checkout|In Review/);
  });
});

describe('a scope', () => {
  it.each(WAYS)('selects tickets before and after adoption, and counts the other tickets: %s', async (_, options) => {
    const { available, report } = await client(options);
    const { types } = await available();
    const whole = funnelOf(await report({}));
    const parts = await Promise.all(types.map(({ id }) => report({ scope: { types: [id] } })));
    for (const [index, part] of parts.entries()) {
      expect(part.provenance?.scope).toEqual({ types: [{ id: types[index]?.id, name: types[index]?.name }] });
      const { found, ...rest } = { ...funnelOf(part) };
      expect(found).toBe(whole?.found);
      expect(Object.values(rest).reduce((sum: number, count) => sum + Number(count), 0)).toBe(found);
    }
    const sum = (count: 'analysed' | 'unfinished') =>
      parts.reduce((all, part) => all + (funnelOf(part)?.[count] ?? 0), 0);
    expect(sum('analysed')).toBe(whole?.analysed);
    expect(sum('unfinished')).toBe(whole?.unfinished);
  });

  it('selects tickets that have any of the components or labels; an empty text selects those that have none', async () => {
    const { available, report } = await client();
    const { components, labels } = await available();
    const whole = funnelOf(await report({}))?.analysed ?? 0;
    const counted = async (scope: object) => funnelOf(await report({ scope }))?.analysed ?? 0;
    const none = await counted({ components: [''] });
    const some = await counted({ components: components.map(({ id }) => id).filter((id) => id !== '') });
    expect(none).toBeGreaterThan(0);
    expect(none + some).toBe(whole);
    expect(await counted({ labels: labels.map(({ id }) => id) })).toBe(whole);
    const [backend, security] = await Promise.all([
      counted({ labels: ['backend'] }),
      counted({ labels: ['security'] }),
    ]);
    // A sixth of the tickets has a second label.
    expect(await counted({ labels: ['backend', 'security'] })).toBeLessThan(backend + security);
  });

  it('is named in the failure if it selects no ticket', async () => {
    const { failure } = await client();
    const { status, code, error } = await failure({ scope: { types: ['4711'] } });
    expect({ status, code }).toEqual({ status: 422, code: 'nothing-to-measure' });
    expect(error).toMatch(/outside the chosen scope.*Check the date, the scope and the project/);
  });

  it.each(['cloud', 'data-center'] as const)('chooses the statuses that count as work (%s)', async (mode) => {
    const { available, report } = await client({ mode });
    const { statuses } = await available();
    const idOf = (name: string) => statuses.find((status) => status.name === name)?.id ?? '';
    const [progress, review, todo] = [idOf('In Progress'), idOf('In Review'), idOf('To Do')];
    const hours = async (work_statuses: readonly string[]) => {
      const { tickets } = await report({ scope: { work_statuses }, include_tickets: true });
      return new Map(tickets?.map(({ key, hours: value }) => [key, value ?? 0]));
    };
    const usual = await report({ include_tickets: true });
    const [both, first, second, waiting] = await Promise.all([
      hours([progress, review]),
      hours([progress]),
      hours([review]),
      hours([progress, review, todo]),
    ]);
    for (const { key, hours: value } of usual.tickets ?? []) {
      expect(both.get(key)).toBe(value ?? 0);
      expect((first.get(key) ?? 0) + (second.get(key) ?? 0)).toBeCloseTo(value ?? 0, 9);
      expect(waiting.get(key)).toBeGreaterThanOrEqual(value ?? 0);
    }
    expect([...waiting.values()].some((value, index) => value > ([...both.values()][index] ?? 0))).toBe(true);
  });
});

describe('a calendar', () => {
  it('can change the working hours and the time zone', async () => {
    const { report } = await client();
    const [usual, half] = await Promise.all([
      report({}),
      report({ calendar: { hours: { from: '09:00', to: '13:00' } } }),
    ]);
    expect(half.provenance?.calendar).toEqual({ hours: { from: '09:00', to: '13:00' } });
    expect(half.summary_metrics.pre_claude.avg_hours_per_task).toBeLessThan(
      usual.summary_metrics.pre_claude.avg_hours_per_task ?? 0,
    );
    const far = await report({ calendar: { time_zone: 'Pacific/Kiritimati' } });
    expect(far.provenance).toMatchObject({
      time_zone: 'Pacific/Kiritimati',
      calendar: { time_zone: 'Pacific/Kiritimati' },
    });
  });

  it.each([
    ['free weekdays', { working_days: [1, 2, 3, 4] }],
    ['holidays', { holidays: fridays('2025-05-02', 30) }],
  ])('leads to no measured work on %s', async (_, calendar) => {
    const { report } = await client();
    const hoursOf = ({ tickets }: Report) => new Map(tickets?.map(({ key, hours }) => [key, hours ?? 0]));
    const [usual, short] = await Promise.all([
      report({ include_tickets: true }),
      report({ include_tickets: true, calendar }),
    ]);
    expect(short.provenance?.calendar).toEqual(calendar);
    const [before, after] = [hoursOf(usual), hoursOf(short)];
    const lost = [...before].map(([key, hours]) => hours - (after.get(key) ?? 0));
    expect(Math.min(...lost)).toBeGreaterThanOrEqual(0);
    expect(lost.reduce((sum, hours) => sum + hours, 0)).toBeGreaterThan(100);
  });

  it('is returned without the unknown fields of its hours', async () => {
    const { report } = await client();
    const { provenance } = await report({ calendar: { hours: { from: '09:00', to: '18:00', note: 'x' } } });
    expect(provenance?.calendar).toEqual({ hours: { from: '09:00', to: '18:00' } });
  });

  it('leads to the default report if it equals the default calendar', async () => {
    const { report } = await client();
    const calendar = {
      time_zone: 'America/New_York',
      working_days: [5, 4, 3, 2, 1],
      hours: { from: '09:00', to: '17:00' },
      holidays: [],
    };
    expect(await report({ calendar, scope: {}, scope_changes: 0 })).toEqual(await report({}));
  });
});

it('a report states how often the scope was changed, as stated in the request', async () => {
  const { report } = await client();
  expect((await report({ scope_changes: 3 })).provenance?.scope_changes).toBe(3);
});

it('a report contains its place in a series, without any unknown fields', async () => {
  const { report } = await client();
  const look = { number: 3, planned: 12 };
  expect((await report({ look: { ...look, more: 'x' } })).provenance?.look).toEqual(look);
});

it.each([
  [{ scope: { types: [] } }, 'scope.types must name at least one'],
  [{ scope: { labels: ['x'.repeat(256)] } }, 'scope.labels[0] is too long'],
  [{ scope: { labels: Array.from({ length: 201 }, String) } }, 'scope.labels must have at most 200 entries'],
  [{ scope: { components: [7] } }, 'scope.components[0] must be text'],
  [{ scope: [] }, 'scope must be an object'],
  [{ calendar: { working_days: [] } }, 'calendar.working_days must have at least one weekday'],
  [{ calendar: { working_days: ['1'] } }, 'calendar.working_days[0] must be a weekday from 1 (Monday) to 7 (Sunday)'],
  [{ calendar: { hours: { from: '17:00', to: '09:00' } } }, 'calendar.hours must end later than they start'],
  [{ calendar: { hours: { from: '9:00', to: '17:00' } } }, 'calendar.hours.from must be a time like 09:00'],
  [{ calendar: { hours: { from: '24:00', to: '24:00' } } }, 'calendar.hours.from must be a time like 09:00'],
  [{ calendar: { holidays: ['2025-02-30'] } }, 'calendar.holidays[0] must be a date like 2025-08-25'],
  [
    { calendar: { holidays: Array.from({ length: 401 }, () => '2025-12-25') } },
    'calendar.holidays must have at most 400 days',
  ],
  [{ calendar: { time_zone: 'Mars/Olympus' } }, 'calendar.time_zone must be a time zone like Europe/Berlin'],
  [{ calendar: { time_zone: '+01:00' } }, 'calendar.time_zone must be a time zone like Europe/Berlin'],
  [{ look: { number: 13, planned: 12 } }, 'look must have a number of at most the planned one'],
  [{ scope_changes: -1 }, 'scope_changes must be greater than or equal to 0'],
])('a request is refused if it contains %j', async (body, error) => {
  const { analyze } = await startApp();
  expect(await failureOf(await analyze({ jira_url: 'http://127.0.0.1:9', ...body }))).toMatchObject({
    status: 400,
    code: 'invalid-request',
    error,
  });
});
