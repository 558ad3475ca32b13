import { noDetectableChange } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { quarterReports as reports } from '../../test/quarterReports.ts';
import { verdictParts } from '../answer/verdictParts.ts';
import { answerText } from '../answer/answerText.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { sectionRowText } from '../sectionRowText.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { quarterCourse } from './quarterCourse.ts';
import { quarterText } from './quarterText.ts';

const formats = createFormats(defaultBrand);

describe('the course of the effect', () => {
  it('is described in a line of the page, a short line, and a sentence for each later quarter', async () => {
    const texts = Object.entries(reports).map(([name, report]) => {
      const course = quarterCourse(report);
      const [, ...later] = course?.quarters ?? [];
      return [
        name,
        sectionRowText(formats, report, defaultEconomics, 'since-then'),
        verdictParts(formats, report)[1],
        ...later.map((quarter) => course && quarterText(formats, course.first, quarter)),
        '',
      ].join('\n');
    });
    await expect(texts.join('\n')).toMatchFileSnapshot('../../test/sentences/quarters.txt');
  });

  it('fits on a line of a phone, at the size of body text', () => {
    const short = Object.values(reports).map((report) => verdictParts(formats, report)[1] ?? '');
    expect(short.filter(({ length }) => length > 42)).toEqual([]);
  });

  it('is not known in the first quarter', () => {
    expect(quarterCourse(noDetectableChange)).toBeNull();
    expect(verdictParts(formats, noDetectableChange)).toEqual(['No measurable change yet']);
    expect(sectionRowText(formats, noDetectableChange, defaultEconomics, 'since-then')).toBeNull();
  });
});

describe('the sentence of a quarter', () => {
  it('has its numbers in the notation of the page', () => {
    const [course, one] = [quarterCourse(reports.unclear), quarterCourse(reports.unclear)?.quarters[1]];
    const written = (locale: string) =>
      course && one && quarterText(createFormats({ currency: 'USD', locale }), course.first, one);
    expect(written('de-DE')).toContain('anything from 19\u00a0% slower to 34\u00a0% faster');
    expect(written('ja-JP')).toContain('anything from 19% slower to 34% faster');
    expect(written('ar-EG')).toContain('anything from \u200e١٩٪\u200e slower to \u200e٣٤٪\u200e faster');
  });
});

describe('the verdict', () => {
  it('says that it describes the first quarter', () => {
    expect(verdictText(formats, reports.lasting, 'Claude Code').headline).toBe(
      'In the first quarter after adopting Claude Code, a typical ticket took 33% less working time.',
    );
    expect(verdictText(formats, reports.noDetectableChange, 'Claude Code').headline).toBe(
      'No measurable change in the first quarter.',
    );
    expect(verdictText(formats, reports.twoYears, 'Claude Code').headline).toMatch(
      /^Compared with .*, a typical ticket took \d+% less working time in the first quarter after adopting Claude Code\.$/,
    );
  });

  it('is followed by the later course of the effect in the line under the answer', () => {
    expect(answerText(formats, reports.gone, defaultEconomics).line).toEqual([
      'likely −$4.8k to $2k',
      'First quarter: 33% less time per ticket',
      'saving gone since the second quarter',
    ]);
    expect(answerText(formats, reports.noDetectableChange, defaultEconomics).line).toEqual([
      'First quarter: no measurable change',
      expect.stringMatching(/^likely /),
      'still no clear change after 9 months',
    ]);
  });
});
