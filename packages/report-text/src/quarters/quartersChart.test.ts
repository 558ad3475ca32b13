import { describe, expect, it } from 'vitest';
import { FOREIGN, foreignNumbers } from '../../test/foreignNumbers.ts';
import { quarterReports as reports } from '../../test/quarterReports.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { courseLead } from './courseLead.ts';
import { quarterCourse } from './quarterCourse.ts';
import { quarterNotes } from './quarterNotes.ts';
import { quarterSentence } from './quarterSentence.ts';
import { quartersChart } from './quartersChart.ts';
import { quartersTable } from './quartersTable.ts';

const formats = createFormats(defaultBrand);
const quartersOf = (name: keyof typeof reports) => quarterCourse(reports[name])?.quarters ?? [];

describe('the chart', () => {
  it('has a dot on its interval for each estimate, around the zero line', () => {
    const { marks, percentTicks } = quartersChart(formats, quartersOf('gone'));
    const zero = percentTicks.find(({ isZero }) => isZero)?.y ?? Number.NaN;
    expect(marks.map(({ number, label }) => [number, label])).toEqual([
      [1, '33%'],
      [2, null],
      [3, null],
    ]);
    for (const { y, top, bottom } of marks) {
      expect(top).toBeLessThan(y);
      expect(bottom).toBeGreaterThan(y);
    }
    expect(marks[0]?.bottom).toBeLessThan(zero);
    expect(marks[1]?.bottom).toBeGreaterThan(zero);
  });

  it('keeps the place of a quarter without an estimate', () => {
    const { marks, quarterTicks } = quartersChart(formats, quartersOf('gaps'));
    expect(marks.map(({ number }) => number)).toEqual([1, 3]);
    expect(quarterTicks.map(({ x }) => x)).toEqual([0.125, 0.375, 0.625, 0.875]);
    expect(marks[1]?.x).toBe(0.625);
  });

  it('puts the label of a quarter with slower tickets below its interval', () => {
    expect(quartersChart(formats, quartersOf('slower')).marks.map(({ isSlower }) => isSlower)).toEqual([
      true,
      true,
      true,
    ]);
    expect(quartersChart(formats, quartersOf('lasting')).marks.some(({ isSlower }) => isSlower)).toBe(false);
  });

  it('marks the current quarter', () => {
    const { marks, quarterTicks } = quartersChart(formats, quartersOf('twoYears'));
    expect(marks.filter(({ isRunning }) => isRunning).map(({ number }) => number)).toEqual([8]);
    expect(quarterTicks.filter(({ isRunning }) => isRunning).map(({ label }) => label)).toEqual(['8']);
  });
});

it('the table has decimals, and a dash for a missing estimate', () => {
  const { rows } = quartersTable(formats, quartersOf('gaps'));
  expect(rows[1]).toEqual(['Second quarter', '14–26', '9', '—', '—', '—', '—']);
  expect(rows[2]).toEqual(['Third quarter', '27–39', '82', '26.3% less', '24.6% less', '7.2% to 42.0% less', '21.3%']);
  expect(quartersTable(formats, quartersOf('running')).rows[1]?.[0]).toBe('Second quarter (so far)');
});

it('the notes explain why ranges are wide, and the word for the outcome', () => {
  const notes = (name: keyof typeof reports) => {
    const course = quarterCourse(reports[name]);
    return course === null ? [] : quarterNotes(reports[name], course);
  };
  expect(notes('gone').join(' ')).toMatch(/valid together.*carried further.*“Gone” means/);
  expect(notes('twoYears').join(' ')).not.toMatch(/carried further/);
  expect(notes('unclear')).toHaveLength(1);
});

it.each(FOREIGN.flatMap((notation) => Object.keys(reports).map((name) => [notation.locale, name, notation] as const)))(
  'the chart has only numbers of the locale: %s, %s',
  (_locale, name, notation) => {
    const of = createFormats(notation);
    const report = Object.entries(reports).find(([key]) => key === name)?.[1] ?? reports.lasting;
    const course = quarterCourse(report);
    if (course === null) throw new Error('The report has quarters.');
    const chart = quartersChart(of, course.quarters);
    const texts = [
      courseLead(of, report, course),
      ...course.quarters.map((one) => quarterSentence(of, course.first, one)),
      ...quarterNotes(report, course),
      ...quartersTable(of, course.quarters).rows.flat(),
      ...chart.percentTicks.map(({ label }) => label),
      ...chart.quarterTicks.map(({ label }) => label),
      ...chart.marks.map(({ label }) => label ?? ''),
    ];
    expect(texts.filter((one) => foreignNumbers(notation, one).length > 0)).toEqual([]);
  },
);
