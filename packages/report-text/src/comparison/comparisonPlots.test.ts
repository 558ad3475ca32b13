import { clearWin } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { comparedReport, ownTeam, team } from '../../test/comparedReport.ts';
import type { Plot, PlotColor } from '../document/Plot.ts';
import { eventTimePlot } from './eventTimePlot.ts';
import { percentScale } from '../charts/percentScale.ts';
import { teamRows } from './teamRows.ts';
import { weeksPlot } from './weeksPlot.ts';
import { createFormats } from '../format/index.ts';
import { defaultBrand } from '../brand.ts';

const formats = createFormats(defaultBrand);

const { comparison } = comparedReport();
const weeks = comparison?.eventTime ?? [];

const runsOf = (plot: Plot | null, wanted: PlotColor) =>
  plot?.marks.flatMap((mark) => (mark.kind === 'line' && mark.color === wanted ? mark.runs : []));

describe('the plot of weeks', () => {
  const plot = weeksPlot(formats, comparedReport());
  const bars = plot?.second?.marks.flatMap((mark) => (mark.kind === 'bars' ? mark.bars : []));

  it('interrupts a line at a week that has no tickets', () => {
    expect(runsOf(plot, 'after')?.map((run) => run.length)).toEqual([1, 2]);
    expect(runsOf(plot, 'before')?.map((run) => run.length)).toEqual([4]);
  });

  it('places the weeks side by side, and the adoption date between two of them', () => {
    expect(bars?.map(({ width }) => width)).toEqual([0.25, 0.25, 0.25]);
    for (const marks of [plot?.marks, plot?.second?.marks])
      expect(marks?.flatMap((mark) => (mark.kind === 'rule' ? [mark.x] : []))).toEqual([0.5]);
    expect(runsOf(plot, 'before')?.[0]?.map(({ x }) => x)).toEqual([0.125, 0.375, 0.625, 0.875]);
  });

  it('draws hours on an axis from zero, and draws the difference upward if the team is faster', () => {
    // The scale ends at 10 hours.
    expect(runsOf(plot, 'after')?.[1]?.map(({ y }) => y)).toEqual([0.4, expect.closeTo(0.3)]);
    const zero = plot?.second?.values?.find(({ isZero }) => isZero)?.y;
    expect(bars?.map(({ x, color }) => [x, color])).toEqual([
      [0, 'before'],
      [0.5, 'after'],
      [0.75, 'after'],
    ]);
    expect(bars?.map(({ top, bottom }) => [top === zero, bottom === zero])).toEqual([
      [true, true],
      [false, true],
      [true, false],
    ]);
  });

  it('is empty if there are no other teams, or if there is no difference', () => {
    expect(weeksPlot(formats, clearWin)).toBeNull();
    expect(weeksPlot(formats, comparedReport({ series: [] }))).toBeNull();
  });

  it('does not depend on the order of the weeks in the report', () => {
    const { series = [], eventTime: curve = [] } = comparison ?? {};
    const drawn = (one: Plot | null) => one && { ...one, table: null };
    expect(drawn(weeksPlot(formats, comparedReport({ series: series.toReversed() })))).toEqual(drawn(plot));
    expect(drawn(eventTimePlot(formats, curve.toReversed()))).toEqual(drawn(eventTimePlot(formats, curve)));
  });

  it('has every week in its table', () => {
    expect(plot?.table?.rows.slice(1)).toEqual([
      ['Aug 18, 2025', 'Before', '—', '9.0h', '—'],
      ['Aug 25, 2025', 'After', '6.0h', '10.0h', '40.0% faster'],
      ['Sep 1, 2025', 'After', '7.0h', '5.6h', '25.0% slower'],
    ]);
  });
});

describe('the plot of the effect by week since adoption', () => {
  const plot = eventTimePlot(formats, weeks);
  const shaded = (one: Plot | null) => one?.marks.flatMap((mark) => (mark.kind === 'spans' ? mark.spans : []));

  it('marks the first four weeks of a line', () => {
    expect(plot?.caption).toMatch(/^Fitted as a straight line.*The first 4 weeks are shaded as ramp-up\.$/);
    expect(shaded(plot)).toEqual([{ from: 0, to: expect.closeTo(4 / 6) }]);
    expect(shaded(eventTimePlot(formats, weeks.slice(4)))).toEqual([]);
  });

  it('marks the quarters if each has one effect', () => {
    const steps = Array.from({ length: 32 }, (_, week) => ({
      week,
      effectPercent: 10 * Math.floor(week / 13),
      intervalPercent: [-5, 35] as [number, number],
    }));
    const stepped = eventTimePlot(formats, steps);
    expect(stepped?.caption).toBe('Fitted as one effect for each quarter since adoption, with its 95% range.');
    expect(shaded(stepped)).toEqual([]);
    expect(stepped?.ticks?.map(({ label }) => label)).toEqual(['1', '14', '27']);
  });

  it('counts weeks from 1', () => {
    expect(plot?.ticks?.map(({ label }) => label)).toEqual(['1', '4']);
    expect(plot?.table?.rows[0]).toEqual(['1', '20.0% faster', '10.0% faster', '30.0% faster']);
  });

  it('says whether a constant effect fits', () => {
    expect(plot?.finding).toBe('20% faster in week 1, 25% faster in week 6, but a constant effect fits equally well.');
    const narrow = weeks.map((week) => ({
      ...week,
      intervalPercent: [week.effectPercent - 1, week.effectPercent + 1] as [number, number],
    }));
    expect(eventTimePlot(formats, narrow)?.finding).toBe('20% faster in week 1, 25% faster in week 6.');
  });

  it('keeps each effect within its band', () => {
    const band = plot?.marks.find((mark) => mark.kind === 'band');
    const [run = []] = runsOf(plot, 'after') ?? [];
    expect(run).toHaveLength(weeks.length);
    for (const [index, { x, y }] of run.entries()) {
      expect(band?.upper[index]).toEqual({ x, y: expect.toSatisfy((top: number) => top < y) });
      expect(band?.lower[index]).toEqual({ x, y: expect.toSatisfy((bottom: number) => bottom > y) });
    }
  });

  it('is empty if there is no second week', () => {
    expect(eventTimePlot(formats, [])).toBeNull();
    expect(eventTimePlot(formats, weeks.slice(0, 1))).toBeNull();
  });
});

describe('percentScale', () => {
  it('ends at a maximum, and recognizes values beyond this maximum', () => {
    const { y, isCut, ticks } = percentScale(formats, [-4000, 50], 4);
    expect(isCut(-4000)).toBe(true);
    expect(isCut(50)).toBe(false);
    expect(y(-4000)).toBe(1);
    expect(ticks.at(-1)?.label).toBe('100%');
  });
});

describe('the rows of the teams', () => {
  it('start with the project of the report, followed by the other teams in order of their names', () => {
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

  it('give the reason if a team is left out', () => {
    const unread = { key: null, tickets: null, weeks: null, weight: null, ownChange: null, role: 'left-out' } as const;
    const [, row] = teamRows(formats, [
      ownTeam,
      { ...team(), ...unread, reason: { kind: 'text', text: 'No such project.' } },
    ]);
    expect(row).toMatchObject({ role: 'Excluded', reason: 'No such project.', tickets: '—', weight: '—', change: '—' });
  });

  it('show dates, weights and changes as text', () => {
    const [own, other] = teamRows(formats, [ownTeam, team()]);
    expect(own).toMatchObject({ role: 'Adopter', adopted: 'Aug 25, 2025', range: null, reason: null });
    expect(other).toMatchObject({
      adopted: 'No',
      tickets: '583, 196',
      weight: '34%',
      change: '2.1% less',
      range: '9.8% more to 12.7% less',
    });
  });
});
