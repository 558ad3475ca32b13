import { expect, it } from 'vitest';
import { createFormats } from '../../format/index.ts';
import { defaultBrand } from '../../brand.ts';
import { storyOutline, storyPlan } from '../../../../ui/src/testing/plan/storyPlan.ts';
import { planPower } from '../forecast/planPower.ts';
import { planStaircase } from './planStaircase.ts';
import { powerPlot } from '../forecast/powerPlot.ts';
import { powerTable } from '../forecast/powerTable.ts';

const formats = createFormats(defaultBrand);

it('the staircase places each start at its week, and the starts of waiting teams at the day of the report', () => {
  const { rows, read } = planStaircase(formats, storyPlan.terms, storyPlan.order);
  expect(rows.map(({ name, kind, when }) => [name, kind, when])).toEqual([
    ['Lyra Support', 'starts', 'Feb 2'],
    ['Cinder Mobile', 'starts', 'Feb 23'],
    ['Aurora Payments', 'starts', 'Mar 23'],
    ['Vega Identity', 'starts', 'Apr 13'],
    ['Delta Search', 'starts', 'May 4'],
    ['Boreal Ledger', 'waits', 'waits until Aug 3'],
    ['Hourglass Platform', 'waits', 'waits until Aug 3'],
    ['Quartz Billing', 'waits', 'waits until Aug 3'],
  ]);
  expect(rows[4]?.from).toBeCloseTo(read.x / 2, 10);
  expect(rows[7]?.from).toBe(read.x);
  expect(rows[0]?.full).toBeCloseTo((6 / 26) * read.x, 10);
});

it('before the draw, the staircase shows places instead of names', () => {
  const { rows } = planStaircase(formats, storyOutline, null);
  expect(rows.map(({ name, isTeam }) => [name, isTeam])[2]).toEqual(['Drawn 3rd', false]);
});

it.each([13, 20, 26, 39, 52])(
  'the staircase has few ticks for %s weeks, and no tick is close to the day of the report',
  (weeks) => {
    const { ticks, read } = planStaircase(formats, { ...storyOutline, weeks }, null);
    expect(ticks.length).toBeLessThanOrEqual(7);
    expect(ticks.length).toBeGreaterThan(2);
    expect(ticks.every(({ x }) => x === 0 || read.x - x > 0.12)).toBe(true);
  },
);

it('the plot has one curve for full use and one for partial use of the assistant, and both curves rise with the share of savings found', () => {
  const { lines, lengths } = planPower(formats, storyOutline);
  expect(lines.map(({ name, points }) => [name, points.map(({ label }) => label)])).toEqual([
    ['Everyone uses it', ['51%', '73%', '82%', '86%', '89%']],
    ['60% use it', ['19%', '27%', '32%', '39%', '44%']],
  ]);
  expect(lengths.find(({ isRecommended }) => isRecommended)).toMatchObject({ weeks: 26, isChosen: true });
  const plot = powerPlot(formats, storyOutline);
  const dots = plot?.marks.flatMap((mark) => (mark.kind === 'dots' ? mark.dots : []));
  expect(dots?.map(({ label }) => label?.text)).toEqual(
    ['', '', '82%', '', '', '', '', '32%', '', ''].map((text) => text || undefined),
  );
  expect(dots?.[2]?.y).toBeCloseTo(0.18, 10);
  expect(plot?.values?.filter(({ isGoal }) => isGoal).map(({ label }) => label)).toEqual(['80%']);
  expect(powerPlot(formats, { ...storyOutline, forecast: [] })).toBeNull();
});

it('the table has every forecast', () => {
  const { headings, rows } = powerTable(formats, storyOutline);
  expect(headings).toEqual([
    'Length',
    '20% saved, full use',
    '20% saved, 60% use',
    '30% saved, full use',
    '30% saved, 60% use',
  ]);
  expect(rows[2]).toEqual(['26 weeks', '82% ± 2', '32% ± 2', '97% ± 1', '59% ± 2']);
});
