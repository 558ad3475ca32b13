import type { Quarter } from '@roi-insight/contracts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { analyzeTimedTickets, DAY_MS, type Ticket } from '@roi-insight/roi-math';
import { describe, expect, it, onTestFinished } from 'vitest';
import { randomFrom } from '../random.ts';
import { ADOPTION, endOf } from '../worlds/jobs.ts';
import { saves, type Team, team } from '../worlds/team.ts';
import { clopperPearson } from './clopperPearson.ts';
import { clusteredInterval } from './clusteredInterval.ts';
import { placeboInput } from './placeboInput.ts';
import { findsSaving, placeboTables } from './placeboTable.ts';
import { placeboWindows } from './placeboWindows.ts';
import { readTicketLines, ticketLines } from './ticketLines.ts';

const WINDOW_OPTIONS = { adoptionDate: ADOPTION, asOf: endOf(13), timeZone: 'UTC' };

describe('clopperPearson', () => {
  it.each([
    // Computed with binomtest of SciPy 1.
    [0, 10, 0, 0.3084971],
    [1, 10, 0.002528579, 0.4450161],
    [5, 10, 0.187086, 0.812914],
    [10, 10, 0.6915029, 1],
    [7, 191, 0.0148597, 0.0740508],
    [682, 925, 0.7076683, 0.7654066],
  ])('gives the exact interval for %i of %i', (count, of, low, high) => {
    const interval = clopperPearson(count, of);
    expect(interval[0]).toBeCloseTo(low, 6);
    expect(interval[1]).toBeCloseTo(high, 6);
  });
});

describe('clusteredInterval', () => {
  it('equals the interval of independent cases if every case is a cluster', () => {
    const cases = Array.from({ length: 400 }, (_, index) => ({ count: index < 40 ? 1 : 0, of: 1 }));
    const [low, high] = clusteredInterval(cases) ?? [NaN, NaN];
    expect((high - low) / 2).toBeCloseTo(1.96 * Math.sqrt((0.1 * 0.9) / 399), 6);
    expect((high + low) / 2).toBeCloseTo(0.1, 9);
  });

  it('is wider if the cases of a cluster agree', () => {
    const clusters = Array.from({ length: 40 }, (_, index) => ({ count: index < 4 ? 10 : 0, of: 10 }));
    const [low, high] = clusteredInterval(clusters) ?? [NaN, NaN];
    expect((high - low) / 2).toBeCloseTo(1.96 * Math.sqrt((0.1 * 0.9) / 39), 6);
  });

  it('is null if there is only one cluster', () => {
    expect(clusteredInterval([{ count: 1, of: 5 }])).toBeNull();
  });
});

describe('the input', () => {
  it.each([
    ['another format', ['--tickets', 'package.json'], /^package\.json:1 is not a ticket: /],
    ['a file that does not exist', ['--tickets', 'no/such.jsonl'], /^ENOENT: .*no\/such\.jsonl/],
    ['weeks that are not a number', ['--step', 'x'], /^--step must be a number of weeks\.$/],
    ['a zone that does not exist', ['--time-zone', 'X/Y'], /^Invalid time zone/],
    ['an unknown option', ['--foo'], /^Unknown option '--foo'/],
  ])('is refused with a clear sentence if it has %s', (_, args, message) => {
    expect(placeboInput(args)).toEqual({ kind: 'refused', message: expect.stringMatching(message) });
  });
});

describe('files of tickets', () => {
  const TICKET: Ticket = {
    key: 'A-1',
    createdAt: '2025-01-06T09:00:00+0000',
    resolvedAt: null,
    category: 'done',
    transitions: [{ at: '2025-01-07T09:00:00Z', from: 'new', to: 'done' }],
    isBug: false,
    type: '10001',
    resolution: null,
    size: 3,
  };
  const line = JSON.stringify({ ...TICKET, priority: 'ignored' });

  it('contain one ticket per line, compressed or not', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tickets-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'a.jsonl'), `${line}\n`);
    writeFileSync(join(folder, 'a.jsonl.gz'), gzipSync(`${line}\n${line}`));
    expect(readTicketLines(join(folder, 'a.jsonl'))).toEqual([TICKET]);
    expect(readTicketLines(join(folder, 'a.jsonl.gz'))).toEqual([TICKET, TICKET]);
  });

  it.each([
    ['', /f:1 is not a ticket/],
    [`${line}\n{`, /f:2 is not a ticket/],
    [`${line}\n\n${line}`, /f:2 is not a ticket/],
    [line.replace('"done"', '"closed"'), /f:1 is not a ticket: .*category/],
    [line.replace('"resolvedAt":null,', ''), /f:1 is not a ticket: resolvedAt/],
    [line.replace('2025-01-07T09:00:00Z', 'soon'), /f:1 is not a ticket: transitions\[0\]\.at/],
    [line.replace('"isBug":false', '"isBug":"no"'), /f:1 is not a ticket: isBug/],
  ])('are refused with the number of the invalid line: %s', (text, message) => {
    expect(() => ticketLines(text, 'f')).toThrow(message);
  });
});

describe('placeboWindows', () => {
  const tickets = team({ baselineWeeks: 40, postWeeks: 13 }).draw(randomFrom(3));

  it('uses Mondays at the given distance, adds a quarter after each Monday, and judges each window like a report', () => {
    const windows = placeboWindows(tickets, 'UTC', 13);
    const days = windows.map(({ date }) => Date.parse(date) / DAY_MS);
    expect(days.every((day) => new Date(day * DAY_MS).getUTCDay() === 1)).toBe(true);
    expect(days.map((day) => day - (days[0] ?? NaN))).toEqual([0, 91, 182, 273]);
    const created = Math.min(...tickets.map(({ createdAtMs }) => createdAtMs)) / DAY_MS;
    expect((days[0] ?? NaN) - created).toBeGreaterThanOrEqual(0);
    expect((days[0] ?? NaN) - created).toBeLessThan(7);
    const last = windows[3];
    const date = last?.date ?? '';
    const { evidence } = analyzeTimedTickets(tickets, {
      adoptionDate: date,
      asOf: new Date(Date.parse(date) + 91.5 * DAY_MS).toISOString(),
      timeZone: 'UTC',
    });
    expect(last).toEqual({ date, measure: 'active', evidence, quarters: [], faster: last?.faster });
    expect(evidence.weeks.post).toBe(13);
    expect(windows[0]).toMatchObject({ evidence: { kind: 'too-little-data' }, faster: [] });
    // If work takes half the time after the date, tickets that are in progress at the date become shorter only in part.
    const [some, most] = last?.faster ?? [];
    expect([some?.saving, most?.saving]).toEqual([30, 50]);
    const estimate = evidence.kind === 'estimated' ? evidence.effectPercent : NaN;
    const ofAll = 100 - (100 - estimate) / 2;
    expect(most?.effectPercent).toBeLessThan(ofAll);
    expect(most?.effectPercent).toBeGreaterThan(ofAll - 10);
    expect(most?.isFound).toBe(true);
  });
});

describe('placeboTables', () => {
  const evidenceOf = (changes: Partial<Team>) =>
    analyzeTimedTickets(team({ count: () => 15, ...changes }).draw(randomFrom(4)), WINDOW_OPTIONS).evidence;
  const window = (changes: Partial<Team>, year = 2020) => {
    const evidence = evidenceOf(changes);
    return { date: `${year}-01-06`, measure: 'active' as const, evidence, quarters: [], faster: [] };
  };

  it('count false claims by project and by grade', () => {
    const [still, faster, few] = [window({}), window({ saving: saves(0.6) }, 2021), window({ count: () => 1 })];
    const nothing = { date: '2020-01-06', measure: null, evidence: null, quarters: [], faster: [] };
    const { tables, notes } = placeboTables([
      { name: 'one', windows: [still, faster, { ...still, measure: 'elapsed' }, few, nothing] },
      { name: 'two', windows: [still] },
    ]);
    const [byProject, byGrade] = tables.map(({ rows }) => rows);
    expect(byProject?.map((row) => Object.values(row).slice(0, 7))).toEqual([
      ['one', 5, 2, 1, 2, 50, 0],
      ['two', 1, 0, 0, 1, 0, 0],
      ['all', 6, 2, 1, 3, 33.3, 0],
    ]);
    expect(Object.values(byGrade?.at(-1) ?? {})).toEqual(['all', 3, 1, 33.3, 0.8, 90.6, 0, 0, 0, 70.8]);
    expect(notes.join(' ')).toMatch(/clustered by project and year the intervals are \[0, \d+\.\d\] for faster/);
    const [only] = placeboTables([{ name: 'none', windows: [nothing] }]).tables;
    expect(only?.rows.map((row) => Object.values(row))).toEqual([['none', 1, 1, 0, 0, ...Array<null>(10).fill(null)]]);
  });

  it('give the power for shorter tickets and for faster work', () => {
    const faster = [
      { saving: 30, isFound: false, effectPercent: 12 },
      { saving: 50, isFound: true, effectPercent: 41 },
    ];
    const none = { saving: 50, isFound: false, effectPercent: null };
    const windows = [
      { ...window({}), faster },
      { ...window({}), faster: [none] },
    ];
    const [row] = placeboTables([{ name: 'one', windows }]).tables[0]?.rows ?? [];
    expect(row).toMatchObject({
      '30 % found if every ticket is shorter, %': 100,
      '30 % found if work is faster, %': 0,
      'estimate of 30 % if work is faster, %': 12,
      '50 % found if every ticket is shorter, %': 100,
      '50 % found if work is faster, %': 50,
      'estimate of 50 % if work is faster, %': 41,
    });
  });

  it('count the false claims of every finished quarter', () => {
    const quarter = (number: number, intervalPercent: [number, number] | null, complete = true): Quarter => ({
      firstWeek: 13 * (number - 1),
      lastWeek: 13 * number - 1,
      complete,
      tickets: 195,
      weeks: 13,
      measuredHours: { tickets: 195, hours: 1950 },
      effectPercent: intervalPercent === null ? null : 0,
      intervalPercent,
      headlinePercent: null,
      detectablePercent: null,
    });
    const quarters = [quarter(1, [-10, 10]), quarter(2, [1, 21]), quarter(3, null), quarter(4, [5, 9], false)];
    const windows = [
      { ...window({}), quarters },
      { ...window({}), quarters: [quarter(1, [-30, -1]), quarter(2, [-10, 10])] },
    ];
    const rows = placeboTables([{ name: 'one', windows }]).tables.at(-1)?.rows;
    expect(rows?.map((row) => Object.values(row))).toEqual([
      [1, 2, 0, 50, 29],
      [2, 2, 50, 0, 20],
    ]);
  });

  it('say that a saving of half of the time is found if and only if an analysis of halved hours finds it', () => {
    const ends = [3, 4, 5].map((seed) => {
      const interval = (changes: Partial<Team>) => {
        const world = team({ count: () => 4, baselineWeeks: 38, ...changes });
        const { evidence } = analyzeTimedTickets(world.draw(randomFrom(seed)), WINDOW_OPTIONS);
        if (evidence.kind === 'too-little-data') throw new Error('There is enough data.');
        return evidence.intervalPercent;
      };
      const [still, halved] = [interval({}), interval({ saving: saves(0.5) })];
      expect(1 - halved[0] / 100).toBeCloseTo((1 - still[0] / 100) / 2, 2);
      expect(findsSaving({ interval: still }, 50)).toBe(halved[0] > 0);
      return still[0];
    });
    expect(ends).toHaveLength(3);
    expect(findsSaving({ interval: [-99, 60] }, 50)).toBe(true);
    expect(findsSaving({ interval: [-101, 60] }, 50)).toBe(false);
  });
});
