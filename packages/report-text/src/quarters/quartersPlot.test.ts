import { describe, expect, it } from 'vitest';
import { FOREIGN, foreignNumbers } from '../../test/foreignNumbers.ts';
import { quarterReports as reports } from '../../test/quarterReports.ts';
import { defaultBrand } from '../brand.ts';
import type { Plot } from '../document/Plot.ts';
import { documentTexts } from '../document/documentTexts.ts';
import { createFormats } from '../format/index.ts';
import { sinceThenSection } from '../sections/sinceThenSection.ts';
import { quarterCourse } from './quarterCourse.ts';
import { quarterNotes } from './quarterNotes.ts';
import { quarterText } from './quarterText.ts';
import { quartersPlot } from './quartersPlot.ts';
import { quartersTable } from './quartersTable.ts';

const formats = createFormats(defaultBrand);
const courseOf = (name: keyof typeof reports) => {
  const course = quarterCourse(reports[name]);
  if (course === null) throw new Error('The report has quarters.');
  return course;
};
const plotOf = (name: keyof typeof reports) => quartersPlot(formats, courseOf(name));
const quartersOf = (name: keyof typeof reports) => courseOf(name).quarters;

const zeroOf = ({ values = [] }: Plot) => values.find(({ isZero }) => isZero)?.y ?? Number.NaN;
const dotsOf = ({ marks }: Plot) => marks.flatMap((mark) => (mark.kind === 'dots' ? mark.dots : []));

describe('the plot', () => {
  it('shows each estimate as a dot on an interval, and a saving above the zero line', () => {
    const plot = plotOf('gone');
    const dots = dotsOf(plot);
    expect(dots.map(({ label }) => label?.text)).toEqual(['33%', undefined, undefined]);
    for (const { y, range } of dots) {
      expect(range?.top).toBeLessThan(y);
      expect(range?.bottom).toBeGreaterThan(y);
    }
    expect(dots[0]?.range?.bottom).toBeLessThan(zeroOf(plot));
    expect(dots[1]?.range?.bottom).toBeGreaterThan(zeroOf(plot));
  });

  it('keeps the place of a quarter that has no estimate', () => {
    const plot = plotOf('gaps');
    expect(dotsOf(plot).map(({ x }) => x)).toEqual([0.125, 0.625]);
    expect(plot.ticks?.map(({ x }) => x)).toEqual([0.125, 0.375, 0.625, 0.875]);
  });

  it('puts the label below the interval if tickets were slower in the quarter', () => {
    const places = (name: keyof typeof reports) => dotsOf(plotOf(name)).map(({ label }) => label?.place);
    expect(places('slower')).toEqual(['below', 'below', 'below']);
    expect(places('lasting')).not.toContain('below');
  });

  it('marks the current quarter', () => {
    const plot = plotOf('twoYears');
    const looks = dotsOf(plot).map(({ shape, range }) => [shape, range?.look]);
    expect(looks).toEqual([...Array.from({ length: 7 }, () => ['disc', 'bold']), ['ring', 'dashed']]);
    expect(plot.ticks?.filter(({ below }) => below === 'so far').map(({ label }) => label)).toEqual(['8']);
    expect(plotOf('lasting').ticks?.every(({ below }) => below === undefined)).toBe(true);
  });
});

it('the table has decimals, and a dash for a missing estimate', () => {
  const { rows } = quartersTable(formats, quartersOf('gaps'));
  expect(rows[1]).toEqual(['Second quarter', '14–26', '9', '—', '—', '—', '—']);
  expect(rows[2]).toEqual(['Third quarter', '27–39', '82', '26.3% less', '24.6% less', '7.2% to 42.0% less', '21.3%']);
  expect(quartersTable(formats, quartersOf('running')).rows[1]?.[0]).toBe('Second quarter (so far)');
});

it('the notes explain why ranges are wide and what the word for the outcome means', () => {
  const notes = (name: keyof typeof reports) => {
    const course = quarterCourse(reports[name]);
    return course === null ? [] : quarterNotes(reports[name], course);
  };
  expect(notes('gone').join(' ')).toMatch(/valid together.*carried further.*“Gone” means/);
  expect(notes('twoYears').join(' ')).not.toMatch(/carried further/);
  expect(notes('unclear')).toHaveLength(1);
});

it.each(FOREIGN.flatMap((notation) => Object.keys(reports).map((name) => [notation.locale, name, notation] as const)))(
  'in the locale %s, the plot of the report “%s” has every number in the format of the locale',
  (_locale, name, notation) => {
    const of = createFormats(notation);
    const report = Object.entries(reports).find(([key]) => key === name)?.[1] ?? reports.lasting;
    const course = quarterCourse(report);
    const section = sinceThenSection(of, report);
    if (course === null || section === null) throw new Error('The report has quarters.');
    const empty = { title: '', lead: '', answer: { title: '', blocks: [] }, foot: '' };
    const texts = [
      ...course.quarters.map((one) => quarterText(of, course.first, one)),
      ...documentTexts({ ...empty, sections: [section] }),
    ];
    expect(texts.filter((one) => foreignNumbers(notation, one).length > 0)).toEqual([]);
  },
);
