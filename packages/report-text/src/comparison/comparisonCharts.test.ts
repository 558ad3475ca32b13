import { clearWin } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { comparedReport, ownTeam, team } from '../../test/comparedReport.ts';
import { eventTimeChart, eventTimeFinding, eventTimeTable } from './eventTimeChart.ts';
import { percentScale } from './percentScale.ts';
import { teamRows } from './teamRows.ts';
import { weeksChart, weeksTable } from './weeksChart.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const { comparison } = comparedReport();
const weeks = comparison?.eventTime ?? [];

describe('weeks', () => {
  const chart = weeksChart(formats, comparedReport());

  it('interrupts a line at a week without tickets', () => {
    expect(chart?.team.map((run) => run.length)).toEqual([1, 2]);
    expect(chart?.others.map((run) => run.length)).toEqual([4]);
  });

  it('places the weeks side by side, and the adoption date between two of them', () => {
    expect(chart?.weekWidth).toBe(0.25);
    expect(chart?.adoption).toBe(0.5);
    expect(chart?.others[0]?.map(({ x }) => x)).toEqual([0.125, 0.375, 0.625, 0.875]);
  });

  it('draws hours from zero, and the difference upward if the team is faster', () => {
    // The scale ends at 10 hours.
    expect(chart?.team[1]?.map(({ y }) => y)).toEqual([0.4, expect.closeTo(0.3)]);
    const zero = chart?.percentTicks.find(({ isZero }) => isZero)?.y;
    expect(chart?.bars.map(({ x, isAfter }) => [x, isAfter])).toEqual([
      [0.125, false],
      [0.625, true],
      [0.875, true],
    ]);
    expect(chart?.bars.map(({ top, bottom }) => [top === zero, bottom === zero])).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  it('is empty without other teams or without a difference', () => {
    expect(weeksChart(formats, clearWin)).toBeNull();
    expect(weeksChart(formats, comparedReport({ series: [] }))).toBeNull();
  });

  it('looks the same for weeks in any order', () => {
    const { series = [], eventTime: curve = [] } = comparison ?? {};
    expect(weeksChart(formats, comparedReport({ series: series.toReversed() }))).toEqual(chart);
    expect(eventTimeChart(formats, curve.toReversed())).toEqual(eventTimeChart(formats, curve));
    expect(eventTimeFinding(formats, curve.toReversed())).toBe(eventTimeFinding(formats, curve));
  });

  it('lists every week', () => {
    expect(weeksTable(formats, comparison?.series ?? [], '2025-08-25').rows.slice(1)).toEqual([
      ['Aug 18, 2025', 'Before', '—', '9.0h', '—'],
      ['Aug 25, 2025', 'After', '6.0h', '10.0h', '40.0% faster'],
      ['Sep 1, 2025', 'After', '7.0h', '5.6h', '25.0% slower'],
    ]);
  });
});

describe('the effect by week since adoption', () => {
  it('marks the first four weeks', () => {
    expect(eventTimeChart(formats, weeks)?.learning).toBeCloseTo(4 / 6);
    expect(eventTimeChart(formats, weeks.slice(4))?.learning).toBe(0);
  });

  it('counts weeks from 1', () => {
    expect(eventTimeChart(formats, weeks)?.weekTicks.map(({ label }) => label)).toEqual(['1', '4']);

    expect(eventTimeTable(formats, weeks).rows[0]).toEqual(['1', '20.0% faster', '10.0% faster', '30.0% faster']);
  });

  it('says whether a constant effect fits', () => {
    expect(eventTimeFinding(formats, weeks)).toBe(
      '20% faster in week 1, 25% faster in week 6, but a constant effect fits equally well.',
    );
    const narrow = weeks.map((week) => ({
      ...week,
      intervalPercent: [week.effectPercent - 1, week.effectPercent + 1] as [number, number],
    }));
    expect(eventTimeFinding(formats, narrow)).toBe('20% faster in week 1, 25% faster in week 6.');
  });

  it('keeps each effect within its band', () => {
    for (const { y, top, bottom } of eventTimeChart(formats, weeks)?.marks ?? []) {
      expect(top).toBeLessThan(y);
      expect(bottom).toBeGreaterThan(y);
    }
  });

  it('is empty without a second week', () => {
    expect(eventTimeChart(formats, [])).toBeNull();
    expect(eventTimeChart(formats, weeks.slice(0, 1))).toBeNull();
  });
});

describe('scale of percent', () => {
  it('ends at a maximum, and says which interval extends beyond it', () => {
    const { y, isCut, ticks } = percentScale(formats, [-4000, 50], 4);
    expect(isCut(-4000)).toBe(true);
    expect(isCut(50)).toBe(false);
    expect(y(-4000)).toBe(1);
    expect(ticks.at(-1)?.label).toBe('100%');
  });
});

describe('teams', () => {
  it('start with the own project, followed by the others by name', () => {
    const rows = teamRows(formats, [
      ownTeam,
      team({ name: 'Éclair', key: 'E' }),
      team({ name: 'Zinc' }),
      team({ name: 'Atlas' }),
    ]);
    expect(rows.map(({ name, isOwn }) => [name, isOwn])).toEqual([
      ['Aurora Payments', true],
      ['Atlas', false],
      ['Éclair', false],
      ['Zinc', false],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(4);
  });

  it('have a reason if they are left out', () => {
    const unread = { key: null, tickets: null, weeks: null, weight: null, ownChange: null, role: 'left-out' } as const;
    const [, row] = teamRows(formats, [
      ownTeam,
      { ...team(), ...unread, reason: { kind: 'text', text: 'No such project.' } },
    ]);
    expect(row).toMatchObject({ role: 'Excluded', reason: 'No such project.', before: '—', weight: '—', change: '—' });
  });

  it('show dates, weights and changes as text', () => {
    const [own, other] = teamRows(formats, [ownTeam, team()]);
    expect(own).toMatchObject({ role: 'Adopter', adopted: 'Aug 25, 2025', range: null, reason: null });
    expect(other).toMatchObject({
      adopted: 'No',
      before: '583',
      after: '196',
      weight: '34%',
      change: '2.1% less',
      range: '9.8% more to 12.7% less',
    });
  });
});
