import { noDetectableChange } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { quarterReports as reports } from '../../test/quarterReports.ts';
import { verdictParts } from '../answer/verdictParts.ts';
import { answerText } from '../answer/answerText.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { sectionSummary } from '../sectionSummary.ts';
import { verdictText } from '../evidence/verdictText.ts';
import { quarterCourse } from './quarterCourse.ts';
import { quarterSentence } from './quarterSentence.ts';

const formats = createFormats(defaultBrand);

type Name = keyof typeof reports;

describe('the course of the effect', () => {
  it.each<[Name, string, string]>([
    ['running', 'Second quarter still running: 24% less time so far', 'second quarter still running'],
    ['runningUnclear', 'Second quarter still running: 21% slower to 28% faster so far', 'second quarter still running'],
    ['runningUnconfirmed', 'Second quarter still running: 2% to 28% less time so far', 'second quarter still running'],
    ['runningWithFewTickets', 'Second quarter still running', 'second quarter still running'],
    ['lasting', 'Saving still there after 12 months: 25% less time', 'saving still there after 12 months'],
    ['growing', 'Larger saving after 9 months: 46% less time', 'larger saving after 9 months'],
    ['fading', 'Smaller saving after 9 months: 17% less time', 'smaller saving after 9 months'],
    [
      'fadedToUnclear',
      'Saving faded, none clear after 9 months: 30% slower to 25% faster',
      'saving faded, none clear after 9 months',
    ],
    [
      'fadedToSlower',
      'Slower than before adoption after 6 months: 12% more time',
      'slower than before adoption after 6 months',
    ],
    [
      'gone',
      'Saving gone since the second quarter: 20% slower to 15% faster in the third quarter',
      'saving gone since the second quarter',
    ],
    [
      'mostlyGone',
      'Saving mostly gone since the third quarter: 7% less time in the third quarter',
      'saving mostly gone since the third quarter',
    ],
    [
      'unclear',
      'Not clear yet whether it lasted: 19% slower to 34% faster in the second quarter',
      'not clear yet whether it lasted',
    ],
    ['tooFewTickets', 'Too few tickets since then', 'too few tickets since then'],
    ['noTeamLeft', 'No team left to compare with since then', 'no team left to compare with since then'],
    ['gaps', 'Saving still there after 9 months: 26% less time', 'saving still there after 9 months'],
    ['slower', 'Still slower after 9 months: 20% more time in the third quarter', 'still slower after 9 months'],
    ['lessSlow', 'Improved after 6 months: 16% slower to 12% faster', 'improved after 6 months'],
    [
      'noDetectableChange',
      'Still no clear change after 9 months: 21% slower to 24% faster in the third quarter',
      'still no clear change after 9 months',
    ],
    [
      'unconfirmed',
      'Unconfirmed change after 6 months: 2% to 28% less time in the second quarter',
      'unconfirmed change after 6 months',
    ],
    ['twoYears', 'Saving still there after 21 months: 21% less time', 'saving still there after 21 months'],
  ])('is described for the case: %s', (name, line, short) => {
    expect(sectionSummary(formats, reports[name], defaultEconomics, 'since-then')).toBe(line);
    expect(verdictParts(formats, reports[name])[1]).toBe(short);
    // The length of a line on a phone, at the size of body text.
    expect(short.length).toBeLessThanOrEqual(42);
  });

  it('is not known in the first quarter', () => {
    expect(quarterCourse(noDetectableChange)).toBeNull();
    expect(verdictParts(formats, noDetectableChange)).toEqual(['No measurable change yet']);
    expect(sectionSummary(formats, noDetectableChange, defaultEconomics, 'since-then')).toBeNull();
  });
});

describe('the sentence of a quarter', () => {
  it.each<[Name, number, string]>([
    ['lasting', 2, 'In the second quarter the saving was still there: 24% less time (likely 6% to 39%).'],
    [
      'running',
      2,
      'In the second quarter so far (8 of 13 weeks) the saving is still there: 24% less time (likely 6% to 39%).',
    ],
    [
      'runningWithFewTickets',
      2,
      'The second quarter so far (7 of 13 weeks) has too few tickets for an estimate: 9 tickets in 5 weeks.',
    ],
    [
      'noTeamLeft',
      2,
      'The second quarter has too few tickets of other teams to compare with: they have adopted too, or have none.',
    ],
    ['gaps', 2, 'The second quarter has too few tickets for an estimate: 9 tickets in 5 weeks.'],
    ['gone', 3, 'In the third quarter the saving was gone: anything from 20% slower to 15% faster fits the data.'],
    ['mostlyGone', 3, 'In the third quarter most of the saving was gone: 7% less time (likely 1% to 14%).'],
    [
      'unclear',
      2,
      'In the second quarter the change was within normal variation: anything from 19% slower to 34% faster fits the data; a saving under 21% would be too small to detect.',
    ],
    ['slower', 3, 'In the third quarter tickets took 20% more time (likely 1% to 51%).'],
    [
      'unconfirmed',
      2,
      'In the second quarter tickets took 16% less time (likely 2% to 28%), which the first quarter does not confirm.',
    ],
  ])('in report %s describes quarter %i', (name, number, sentence) => {
    const course = quarterCourse(reports[name]);
    const one = course?.quarters[number - 1];
    expect(course && one && quarterSentence(formats, course.first, one)).toBe(sentence);
  });

  it('has the numbers of the page’s notation', () => {
    const [course, one] = [quarterCourse(reports.unclear), quarterCourse(reports.unclear)?.quarters[1]];
    const written = (locale: string) =>
      course && one && quarterSentence(createFormats({ currency: 'USD', locale }), course.first, one);
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

  it('is followed by the later course in the line under the answer', () => {
    expect(answerText(formats, reports.gone, defaultEconomics).line.slice(0, 2)).toEqual([
      'First quarter: 33% less time per ticket',
      'saving gone since the second quarter',
    ]);
    expect(answerText(formats, reports.noDetectableChange, defaultEconomics).line.slice(0, 2)).toEqual([
      'First quarter: no measurable change',
      'still no clear change after 9 months',
    ]);
  });
});
