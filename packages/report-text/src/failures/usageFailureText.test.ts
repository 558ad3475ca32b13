import type { UsageFailure, UsageFailureReason } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { EGYPTIAN, foreignNumbers } from '../../test/foreignNumbers.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { usageFailureText } from './usageFailureText.ts';

const file = 'usage.csv';
const row = { file, line: 1204, entry: null };
const entry = { file, line: null, entry: 1204 };

type Sentences = {
  readonly [Reason in UsageFailureReason]: readonly (readonly [Extract<UsageFailure, { reason: Reason }>, string])[];
};

/** Every failure with its sentence: the problem, its place, and what to do next. */
const SENTENCES: Sentences = {
  'usage-empty': [[{ reason: 'usage-empty', file }, 'usage.csv is empty. Download the file again.']],
  'usage-not-text': [
    [
      { reason: 'usage-not-text', file, line: 1204 },
      'usage.csv, line 1,204: this is not UTF-8 text. Save it as UTF-8, or as UTF-16 with a byte order mark.',
    ],
  ],
  'usage-nul': [
    [
      { reason: 'usage-nul', file, line: 1204 },
      'usage.csv, line 1,204: there are characters that text does not have. Save it as UTF-8, or as UTF-16 with a byte order mark.',
    ],
  ],
  'usage-packed': [[{ reason: 'usage-packed', file }, 'usage.csv is compressed. Unpack it first.']],
  'usage-written': [
    [
      { reason: 'usage-written', file },
      'usage.csv was written by the command line. Choose it alone, or name it there with report --usage.',
    ],
  ],
  'usage-not-json': [
    [
      { reason: 'usage-not-json', file, line: 3 },
      'usage.csv, line 3: this is not valid JSON. Download the file again.',
    ],
  ],
  'usage-cut': [[{ reason: 'usage-cut', file }, 'usage.csv ends in the middle of a record. Download the file again.']],
  'usage-quote': [
    [
      { reason: 'usage-quote', file, line: 3 },
      'usage.csv, line 3: a quote is not closed. Close it, or export the table again.',
    ],
  ],
  'usage-unknown-format': [
    [
      { reason: 'usage-unknown-format', file },
      'usage.csv has no format that we know. Choose the pages of the Claude Code Analytics API, Copilot’s usage reports, GitHub’s billing report, or a table with week_start and active_people.',
    ],
  ],
  'usage-mixed-formats': [
    [
      { reason: 'usage-mixed-formats', file },
      'usage.csv mixes two formats, or weeks and days. Choose files that each have one of them.',
    ],
  ],
  'usage-totals-only': [
    [
      { reason: 'usage-totals-only', file, period: '28-days' },
      'usage.csv has totals of 28 days, which don’t show weeks. Download the report of each day, users-1-day.',
    ],
    [
      { reason: 'usage-totals-only', file, period: 'month' },
      'usage.csv has totals of a month, which don’t show weeks. Download GitHub’s billing report as CSV: it has days.',
    ],
  ],
  'usage-unknown-column': [
    [
      { reason: 'usage-unknown-column', file, column: 1204 },
      'usage.csv, column 1,204: we don’t know this column. Remove it. A table has week_start or date, team, active_people, people, seats, spend and currency; a table of members has person and team.',
    ],
  ],
  'usage-missing-column': [
    [
      { reason: 'usage-missing-column', file, field: 'team' },
      'usage.csv has no column team. Add it to the first line.',
    ],
  ],
  'usage-column-twice': [
    [{ reason: 'usage-column-twice', file, field: 'team' }, 'usage.csv has the column team twice. Remove one of them.'],
  ],
  'usage-two-week-columns': [
    [
      { reason: 'usage-two-week-columns', file },
      'usage.csv has both week_start and date. Keep the one that says what a row is for.',
    ],
  ],
  'usage-pages-missing': [
    [
      { reason: 'usage-pages-missing', file, day: '2026-11-09' },
      'usage.csv: the last page of Nov 9, 2026 is missing. Add the pages that follow, until has_more is false.',
    ],
  ],
  'usage-cells': [
    [
      { reason: 'usage-cells', place: row, cells: 3, columns: 1204 },
      'usage.csv, line 1,204 has 3 cells, and the first line has 1,204 columns. Correct the row, or export the table again.',
    ],
  ],
  'usage-value': [
    [
      { reason: 'usage-value', place: entry, field: 'date', expected: 'past-day' },
      'usage.csv, entry 1,204: date is not a day in the past. Correct the value, or download the file again.',
    ],
    [
      { reason: 'usage-value', place: entry, field: 'date', expected: 'later-day' },
      'usage.csv, entry 1,204: date is too early. Correct the value, or download the file again.',
    ],
    [
      { reason: 'usage-value', place: entry, field: 'date', expected: 'earlier-day' },
      'usage.csv, entry 1,204: date is too late. Correct the value, or download the file again.',
    ],
    [
      { reason: 'usage-value', place: row, field: 'spend', expected: 'amount' },
      'usage.csv, line 1,204: spend is not an amount such as 1234.50, which has a decimal point and is not negative. Correct the value, or download the file again.',
    ],
    [
      { reason: 'usage-value', place: row, field: 'spend', expected: 'smaller-amount' },
      'usage.csv, line 1,204: spend is too large. Correct the value, or download the file again.',
    ],
    [
      { reason: 'usage-value', place: row, field: 'team', expected: 'team-name' },
      'usage.csv, line 1,204: team is not the name of a team; an address is not one. Correct the value, or download the file again.',
    ],
  ],
  'usage-price': [
    [
      { reason: 'usage-price', place: row },
      'usage.csv, line 1,204: the amount is not one US cent for each AI credit, so we can’t tell what was paid. Download the file again.',
    ],
  ],
  'usage-twice': [
    [
      { reason: 'usage-twice', place: row, unit: 'person-day' },
      'usage.csv, line 1,204: the same record of a person and day was read before. Remove files that overlap, and rows that repeat.',
    ],
    [
      { reason: 'usage-twice', place: row, unit: 'team-week' },
      'usage.csv, line 1,204: the same team and week was read before. Remove files that overlap, and rows that repeat.',
    ],
  ],
  'usage-one-team': [
    [
      { reason: 'usage-one-team', place: row, names: ['AUR', 'aur'] },
      'usage.csv, line 1,204: AUR and aur are the same team, which has a row for this time already. Keep one of the rows.',
    ],
  ],
  'usage-more-active': [
    [
      { reason: 'usage-more-active', place: row },
      'usage.csv, line 1,204: more people are active than the team has. Write all members of the team in the column people, whether they used the assistant or not.',
    ],
  ],
  'usage-two-currencies': [
    [
      { reason: 'usage-two-currencies', place: row, field: 'currency' },
      'usage.csv, line 1,204: currency differs from the currency before it. Convert all amounts to one currency.',
    ],
  ],
  'usage-no-currency': [
    [
      { reason: 'usage-no-currency', place: row },
      'usage.csv, line 1,204 has spend, and no currency. Add a column currency, such as USD.',
    ],
  ],
  'usage-two-teams': [
    [
      { reason: 'usage-two-teams', place: row },
      'usage.csv, line 1,204: this person is in another team before. Keep one row for each person.',
    ],
  ],
  'usage-same-team-name': [
    [
      { reason: 'usage-same-team-name', place: row },
      'usage.csv, line 1,204: two teams have this slug. Use the reports of one organization, or a table with person and team.',
    ],
  ],
  'usage-too-large': [
    [
      { reason: 'usage-too-large', unit: 'records', limit: 2_000_000 },
      'The files have more than 2,000,000 records, the limit. Choose fewer files, or a shorter period.',
    ],
    [
      { reason: 'usage-too-large', unit: 'spend', limit: 9e9 },
      'The files have more than 9,000,000,000 in spend, the limit. Choose fewer files, or a shorter period.',
    ],
    [
      { reason: 'usage-too-large', unit: 'week-spend', limit: 1e9 },
      'The files have more than 1,000,000,000 in spend of a team in a week, the limit. Choose fewer files, or a shorter period.',
    ],
  ],
  'usage-no-records': [
    [
      { reason: 'usage-no-records' },
      'The files have no records of use. Choose files of days in which the assistant was used.',
    ],
  ],
  'usage-no-team': [
    [
      { reason: 'usage-no-team' },
      'The files don’t say who belongs to which team. Add a table with person and team, or say that all people are one team.',
    ],
  ],
  'usage-two-memberships': [
    [
      { reason: 'usage-two-memberships' },
      'There are two answers to who belongs to which team: a table, and Copilot’s user-teams reports. Choose one of them.',
    ],
  ],
  'usage-unknown-people': [
    [
      { reason: 'usage-unknown-people' },
      'No one who used the assistant is in a team. Name people in the table as the source does: by email address for Claude Code, by login for GitHub.',
    ],
  ],
  'usage-unknown-team': [
    [
      { reason: 'usage-unknown-team' },
      'A team that is named as not seen by a source is not in the files. Write its name as in the files.',
    ],
  ],
};

const failures = Object.values<readonly (readonly [UsageFailure, string])[]>(SENTENCES).flat();

it.each(failures)('%j has its sentence', (failure, sentence) => {
  expect(usageFailureText(createFormats(defaultBrand), failure)).toBe(sentence);
});

it.each(failures)('%j has only numbers of the locale', (failure) => {
  const formats = createFormats(EGYPTIAN);
  const text = usageFailureText(formats, failure).replace(/UTF-\d+|users-1-day|1234\.50/g, '');
  expect(foreignNumbers(EGYPTIAN, text)).toEqual([]);
});

it('isolates the name of a file that is written from right to left', () => {
  const text = usageFailureText(createFormats(defaultBrand), { reason: 'usage-empty', file: 'فريق' });
  expect(text).toMatch(/^\u2068فريق\u2069 is empty/);
});
