import type { Quality, QualityMeasure } from '@roi-insight/contracts';
import { describe, expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { qualityLine } from './qualityLine.ts';
import { qualityPlot } from './qualityPlot.ts';
import { qualityQuartersTable } from './qualityQuartersTable.ts';
import { qualityTable } from './qualityTable.ts';

const formats = createFormats(defaultBrand);
const created: QualityMeasure = {
  kind: 'bugs-created',
  word: 'unclear',
  pre: 4.1,
  post: 4.4,
  change: { estimate: 7.3, low: -18.2, high: 40.9 },
  detectable: 62,
};
const reopened: QualityMeasure = {
  kind: 'reopened',
  word: 'held',
  pre: 5,
  post: 4.4,
  change: { estimate: -0.6, low: -1.3, high: 0.1 },
  detectable: 0.8,
};
const quality: Quality = {
  word: 'unclear',
  measures: [created, reopened],
  quarters: [],
  weeks: [],
  throughput: null,
};

describe('the line about quality', () => {
  it('says what happened to the bugs created', () => {
    expect(qualityLine(formats, { quality })).toBe('Quality: unclear. Bugs/week: 4.1 to 4.4');
  });

  it('says that bugs are unknown, and no number', () => {
    const unknown = { ...created, word: 'unknown', pre: null, post: null, change: null } as const;
    expect(qualityLine(formats, { quality: { ...quality, word: 'unknown', measures: [unknown] } })).toBe(
      'Quality: unknown',
    );
  });
});

it('the table of quality has each measure in its unit', () => {
  expect(qualityTable(formats, quality).rows).toEqual([
    ['Bugs created per week', '4.1', '4.4', '+7%', '−18% to +41%', 'Unclear'],
    ['Completed tickets that were reopened, in percent', '5.0', '4.4', '−0.6', '−1.3 to +0.1', 'Held'],
  ]);
});

it('the table of quarters has the change of each quarter, if it is known', () => {
  const quarters = [
    { firstWeek: 0, lastWeek: 12, change: created.change },
    { firstWeek: 13, lastWeek: 25, change: null },
  ];
  expect(qualityQuartersTable(formats, { quarters }).rows).toEqual([
    ['First quarter', '1–13', '+7%', '−18% to +41%'],
    ['Second quarter', '14–26', '—', '—'],
  ]);
});

describe('the plot of bugs', () => {
  const weeks = [
    { weekStart: '2025-08-18', created: 4, backlog: 10 },
    { weekStart: '2025-08-25', created: 2, backlog: 8 },
  ];
  const plotOf = (shown: Quality['weeks']) => qualityPlot(formats, { weeks: shown }, '2025-08-25');

  it('has a bar for each week before and after adoption, the date, and the open bugs', () => {
    const plot = plotOf(weeks);
    const [bars, rule] = plot?.marks ?? [];
    expect(bars).toMatchObject({
      bars: [
        { x: 0, width: 0.5, top: 0, color: 'before' },
        { x: 0.5, width: 0.5, top: 0.5, color: 'after' },
      ],
    });
    expect(rule).toMatchObject({ kind: 'rule', x: 0.5, flag: { text: 'Adoption' } });
    expect(plot?.second?.marks[0]).toMatchObject({ kind: 'line', runs: [[{ x: 0.5 }, { x: 1 }]] });
    expect(plot?.table?.rows).toEqual([
      ['Aug 18, 2025', '4', '10'],
      ['Aug 25, 2025', '2', '8'],
    ]);
  });

  it('has no line of open bugs if their number is unknown', () => {
    const plot = plotOf([{ weekStart: '2025-08-18', created: 4, backlog: null }]);
    expect(plot?.second).toBeUndefined();
    expect(plot?.table?.rows[0]).toEqual(['Aug 18, 2025', '4', '—']);
  });

  it('is left out if there are no weeks', () => {
    expect(plotOf([])).toBeNull();
  });
});
