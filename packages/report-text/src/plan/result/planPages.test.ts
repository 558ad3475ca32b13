import { defaultEconomics, type PlanMoney, type PlanRead } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { plan, read, reading } from '../../../test/plans.ts';
import { defaultBrand } from '../../brand.ts';
import { createFormats } from '../../format/index.ts';
import { orderPlot } from '../document/orderPlot.ts';
import { planMethodFacts } from './planMethodFacts.ts';
import { planMoneyText } from './planMoneyText.ts';
import { planProofText } from './planProofText.ts';
import { planSummaryText } from './planSummaryText.ts';
import { planTeamRows } from './planTeamRows.ts';
import { planWaitingText } from './planWaitingText.ts';

const formats = createFormats(defaultBrand);

describe('the pages of a plan', () => {
  it('name teams, days, and the source of the order', () => {
    const { title, lead, facts, code } = planSummaryText(formats, plan);
    expect([title, lead]).toEqual([
      'Pilot of 5 teams',
      'Planned for Jan 4 – Jul 5, 2027: 4 teams start in a drawn order, 1 waits until the end.',
    ]);
    expect(facts.map(({ value }) => value)).toEqual([
      'example.atlassian.net',
      'Jan 4, 2027',
      'Jul 5, 2027',
      '20%',
      'From issue OPS-7, created on Dec 14, 2026',
    ]);
    expect(code.split(' ')).toEqual(Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? 'ab12' : 'cd34')));
  });

  it('say that a random draw has no witness', () => {
    const random = { kind: 'random', seed: '0'.repeat(64), drawn: '2026-12-15T10:00:00Z' } as const;
    const { lead, facts } = planSummaryText(formats, {
      ...plan,
      registration: random,
      terms: { ...plan.terms, waiting: 2 },
    });
    expect(lead).toMatch(/, 2 wait until the end\.$/);
    expect(facts.at(-1)?.value).toBe('At random on Dec 15, 2026, without a witness');
  });
});

it('before the day on which the plan is read, the pages show only what was read so far', () => {
  const { title, facts } = planWaitingText(
    formats,
    plan,
    new Map([['ATL', null]]),
    { kind: 'waiting', deviations: [], readOn: '2027-07-05', tickets: { before: 4200, after: 310 }, closedWeeks: 12 },
    '2027-03-29',
  );
  expect(title).toBe('This plan is read on Jul 5, 2027');
  // Borealis and Eridanus have started. Atlas should have started, but has not. Draco starts later.
  expect(facts.map(({ value }) => value)).toEqual(['12 of 26', '2 of 4', '4,200', '310']);
});

it('the pages say that no team could be read if there is no ticket, even after the day on which the plan is read', () => {
  const { title, lead } = planWaitingText(
    formats,
    plan,
    new Map(),
    { kind: 'waiting', deviations: [], readOn: '2027-07-05', tickets: { before: 0, after: 0 }, closedWeeks: 0 },
    '2027-07-06',
  );
  expect([title, lead]).toEqual([
    'No team could be read',
    'There is no result, because no team was read and measured as at planning. Check whether your account can see the projects.',
  ]);
});

it('the pages show the teams in the order of their starts, the waiting teams last', () => {
  const starts = new Map([
    ['ERI', '2027-03-22'],
    ['DRA', null],
  ]);
  const rows = planTeamRows(formats, plan, starts);
  expect(rows.map(({ name, when, deviation }) => [name, when, deviation])).toEqual([
    ['Borealis', 'Jan 4, 2027', undefined],
    ['Atlas', 'Feb 1, 2027', undefined],
    ['Eridanus', 'Mar 8, 2027', { planned: 9 / 26, text: 'Started Mar 22, 2027' }],
    ['Draco', 'Apr 5, 2027', { planned: 13 / 26, text: 'Did not start' }],
    ['Cygnus', 'Waits until Jul 5, 2027', undefined],
  ]);
  expect(rows.map(({ kind, from }) => [kind, from])).toEqual([
    ['starts', 0],
    ['starts', 4 / 26],
    ['starts', 11 / 26],
    ['waits', 1],
    ['waits', 1],
  ]);
});

it('the pages mark those orders on both sides of zero that look at least as extreme as the drawn order', () => {
  const { marks } = orderPlot(formats, { ...read, statistic: -2.5 });
  expect(marks).toMatchObject([
    {
      bars: [
        { x: 0, top: 1 - 5 / 30, color: 'after' },
        { x: 1 / 7, top: 1 - 22 / 30, color: 'before' },
        { x: 3 / 7, top: 0, color: 'before' },
        { x: 5 / 7, top: 1 - 3 / 30, color: 'after' },
      ],
    },
    { color: 'grid', x: 3 / 7 },
    { color: 'accent', x: 0.5 / 7, label: 'Drawn order' },
  ]);
  expect(orderPlot(formats, { ...read, verdict: 'no-detectable-change' }).caption).toMatch(/among the ordinary ones/);
});

it('the pages have a plot even if no order was compared', () => {
  expect(orderPlot(formats, { ...read, distribution: [], statistic: 0 }).marks).toMatchObject([
    { bars: [] },
    { x: 0 },
    { x: 0 },
  ]);
});

it('the pages claim no proof of the cause if a condition is not met', () => {
  expect(planProofText(formats, plan, read).proves[0]).toMatch(/^Chance decided/);
  const { proves } = planProofText(formats, plan, { ...read, conditions: [{ kind: 'one-plan', state: 'not-met' }] });
  expect(proves.join(' ')).not.toContain('Chance decided');
});

it('the pages give the details that an expert needs for a check', () => {
  const others = { count: 12, keys: ['OPS-8', 'OPS-9'] };
  const registered = { kind: 'found', id: '10042', key: 'OPS-7', created: '2026-12-14T09:30:00Z', others } as const;
  const report = { plan, reading, registered };
  const facts = new Map(planMethodFacts(formats, report, read).map(({ name, value }) => [name, value]));
  expect(facts.get('Orders')).toBe('All 60');
  expect(facts.get('Share of orders at least as extreme (p)')).toBe('0.05; a claim needs 0.05 or less');
  expect(facts.get('Registration')).toMatch(/^OPS-7, created Dec 14, 2026, 9:30 AM/);
  expect(facts.get('Other issues with “roi-plan”')).toBe('12: OPS-8, OPS-9, …');
  expect(facts.get('Measured by working hours in progress')).toContain('Atlas');
  expect(facts.get('Borealis')).toMatch(/^It has no tickets/);
  expect(facts.get('Pilots')).toBe('Not drawn: starts first');
  expect(facts.get('Newcomers')).toMatch(/^Not in the plan\. It has no tickets/);
});

describe('the value of a plan', () => {
  const range = { low: 10_000, base: 20_000, high: 30_000 };
  const money: PlanMoney = {
    saved: { low: 20_000, base: 40_000, high: 60_000 },
    realized: range,
    cost: 2500,
    net: { low: 7500, base: 17_500, high: 27_500 },
    isClaim: true,
  };
  const valuesOf = (value: PlanMoney) =>
    planMoneyText(formats, read, value, defaultEconomics)?.facts.map(({ name, value: figure, range: ends }) => [
      name,
      figure,
      ends,
    ]);

  it('has the steps from the saved time to the net value', () => {
    expect(valuesOf(money)).toEqual([
      ['Time saved', '$40,000', '$20,000 to $60,000'],
      ['Put to use (50%)', '$20,000', '$10,000 to $30,000'],
      ['Licenses', '−$2,500', null],
      ['Net', '$17,500', '$7,500 to $27,500'],
    ]);
    expect(planMoneyText(formats, read, money, defaultEconomics)?.title).toBe('Value for the 1 team that started');
  });

  it('is inconclusive if the result makes no claim', () => {
    expect(valuesOf({ ...money, isClaim: false })?.at(-1)).toEqual(['Net', 'Inconclusive', '$7,500 to $27,500']);
  });

  it('is inconclusive if a condition is not met', () => {
    const conditions = [{ kind: 'one-plan', state: 'not-met' }] as const;
    const text = planMoneyText(formats, { ...read, conditions }, money, defaultEconomics);
    expect(text?.facts.at(-1)).toMatchObject({ name: 'Net', value: 'Inconclusive' });
    expect(text?.note).toContain('A condition of A+ is not met, so only the ranges mean something.');
  });

  it('has its figure if a condition is not confirmed', () => {
    const conditions = [{ kind: 'waiting-waited', state: 'not-confirmed' }] as const;
    const text = planMoneyText(formats, { ...read, conditions }, money, defaultEconomics);
    expect(text?.facts.at(-1)).toMatchObject({ name: 'Net', value: '$17,500' });
  });

  it('names the number of teams that add nothing to it because their hours are not known', () => {
    const lost = { key: 'BOR', hours: 0, effectHours: 0, days: 182 };
    const noteOf = (hours: PlanRead['hours']) =>
      planMoneyText(formats, { ...read, hours }, money, defaultEconomics)?.note;
    expect(noteOf([...read.hours, lost])).toContain(
      ' 1 of these teams had no measured hours, so savings there count as zero.',
    );
    expect(noteOf(read.hours)).not.toContain('zero');
  });

  it('is given with both readings if tickets may have been split', () => {
    const noteOf = (moreTickets: number | null) =>
      planMoneyText(formats, { ...read, sameWork: { ...read.sameWork, moreTickets } }, money, defaultEconomics)?.note;
    expect(noteOf(43)).toContain(
      ' If the saved time became more work, this is its value. If tickets were split, nothing was saved. The tickets cannot tell which.',
    );
    expect(noteOf(null)).not.toContain('split');
  });

  it('includes no net value if the price is unknown', () => {
    const text = planMoneyText(formats, read, { ...money, cost: null, net: null }, defaultEconomics);
    expect(text?.facts).toHaveLength(2);
    expect(text?.note).toContain('Licenses aren’t subtracted');
  });

  it('is a loss if work became slower, and is missing if the effect is unknown', () => {
    expect(valuesOf({ ...money, saved: { low: -6, base: -4, high: 0 } })?.[0]).toEqual([
      'Time lost',
      '−$4',
      '−$6 to $0',
    ]);
    expect(planMoneyText(formats, read, null, defaultEconomics)).toBeNull();
  });
});
