import type { UsageFailure, UsageFailureReason } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { EGYPTIAN, foreignNumbers } from '../../test/foreignNumbers.ts';
import { sentencesOf } from '../../test/sentencesOf.ts';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { usageFailureText } from './usageFailureText.ts';

const file = 'usage.csv';
const row = { file, line: 1204, entry: null };
const entry = { file, line: null, entry: 1204 };

/** Every failure. Failures with several sentences are listed several times. */
const FAILURES: { readonly [Reason in UsageFailureReason]: readonly Extract<UsageFailure, { reason: Reason }>[] } = {
  'usage-empty': [{ reason: 'usage-empty', file }],
  'usage-not-text': [{ reason: 'usage-not-text', file, line: 1204 }],
  'usage-nul': [{ reason: 'usage-nul', file, line: 1204 }],
  'usage-packed': [{ reason: 'usage-packed', file }],
  'usage-written': [{ reason: 'usage-written', file }],
  'usage-not-json': [{ reason: 'usage-not-json', file, line: 3 }],
  'usage-cut': [{ reason: 'usage-cut', file }],
  'usage-quote': [{ reason: 'usage-quote', file, line: 3 }],
  'usage-unknown-format': [{ reason: 'usage-unknown-format', file }],
  'usage-mixed-formats': [{ reason: 'usage-mixed-formats', file }],
  'usage-totals-only': [
    { reason: 'usage-totals-only', file, period: '28-days' },
    { reason: 'usage-totals-only', file, period: 'month' },
    { reason: 'usage-totals-only', file, period: 'summary' },
  ],
  'usage-unknown-column': [{ reason: 'usage-unknown-column', file, column: 1204 }],
  'usage-missing-column': [{ reason: 'usage-missing-column', file, field: 'team' }],
  'usage-column-twice': [{ reason: 'usage-column-twice', file, field: 'team' }],
  'usage-two-week-columns': [{ reason: 'usage-two-week-columns', file }],
  'usage-pages-missing': [{ reason: 'usage-pages-missing', file, day: '2026-11-09' }],
  'usage-cells': [{ reason: 'usage-cells', place: row, cells: 3, columns: 1204 }],
  'usage-value': [
    { reason: 'usage-value', place: entry, field: 'date', expected: 'past-day' },
    { reason: 'usage-value', place: entry, field: 'date', expected: 'later-day' },
    { reason: 'usage-value', place: entry, field: 'date', expected: 'earlier-day' },
    { reason: 'usage-value', place: row, field: 'spend', expected: 'amount' },
    { reason: 'usage-value', place: row, field: 'spend', expected: 'smaller-amount' },
    { reason: 'usage-value', place: row, field: 'team', expected: 'team-name' },
    { reason: 'usage-value', place: row, field: 'started', expected: 'day-or-none' },
    { reason: 'usage-value', place: entry, field: 'error', expected: 'no-error' },
    { reason: 'usage-value', place: entry, field: 'next_page', expected: 'no-next-page' },
  ],
  'usage-price': [{ reason: 'usage-price', place: row }],
  'usage-date-order': [{ reason: 'usage-date-order', place: row, days: ['2026-09-01', '2026-01-09'] }],
  'usage-twice': [
    { reason: 'usage-twice', place: row, unit: 'person-day' },
    { reason: 'usage-twice', place: row, unit: 'team-week' },
  ],
  'usage-one-team': [{ reason: 'usage-one-team', place: row, names: ['AUR', 'aur'] }],
  'usage-more-active': [{ reason: 'usage-more-active', place: row }],
  'usage-two-currencies': [{ reason: 'usage-two-currencies', place: row, field: 'currency' }],
  'usage-no-currency': [{ reason: 'usage-no-currency', place: row }],
  'usage-two-teams': [{ reason: 'usage-two-teams', place: row }],
  'usage-same-team-name': [{ reason: 'usage-same-team-name', place: row }],
  'usage-team-twice': [{ reason: 'usage-team-twice', place: row, line: 1003 }],
  'usage-team-count': [
    { reason: 'usage-team-count', file, count: 1003, min: 1005, max: 200 },
    { reason: 'usage-team-count', file, count: null, min: 5, max: 1200 },
  ],
  'usage-too-large': [
    { reason: 'usage-too-large', unit: 'records', limit: 2_000_000 },
    { reason: 'usage-too-large', unit: 'spend', limit: 9e9 },
    { reason: 'usage-too-large', unit: 'week-spend', limit: 1e9 },
  ],
  'usage-no-records': [{ reason: 'usage-no-records' }],
  'usage-no-team': [{ reason: 'usage-no-team' }],
  'usage-two-memberships': [{ reason: 'usage-two-memberships' }],
  'usage-unknown-people': [{ reason: 'usage-unknown-people' }],
  'usage-unknown-team': [{ reason: 'usage-unknown-team' }],
};

const failures = Object.values<readonly UsageFailure[]>(FAILURES).flat();

it('the message names the problem, its place, and what to do next', async () => {
  const sentences = sentencesOf(failures, (failure) => usageFailureText(createFormats(defaultBrand), failure));
  await expect(sentences).toMatchFileSnapshot('../../test/sentences/usageFailures.txt');
});

it('the message names the day of a response, and nothing that applies only to files', async () => {
  const place = { file: '2026-11-09', line: null, entry: 1204 };
  const ofResponses: readonly UsageFailure[] = [
    { reason: 'usage-value', place, field: 'date', expected: 'same-day' },
    { reason: 'usage-twice', place, unit: 'person-day' },
    { reason: 'usage-two-currencies', place, field: 'currency' },
    { reason: 'usage-unknown-format', file: '2026-11-09' },
    { reason: 'usage-too-large', unit: 'people', limit: 100_000 },
  ];
  const sentences = sentencesOf(ofResponses, (each) =>
    usageFailureText(createFormats(defaultBrand), each, 'responses'),
  );
  await expect(sentences).toMatchFileSnapshot('../../test/sentences/usageResponseFailures.txt');
});

it('the message has every number in the format of the locale', () => {
  const texts = failures.map((failure) => usageFailureText(createFormats(EGYPTIAN), failure));
  const numbers = texts.flatMap((text) =>
    foreignNumbers(EGYPTIAN, text.replace(/UTF-\d+|users-1-day|1234\.50|2026-11-23/g, '')),
  );
  expect(numbers).toEqual([]);
});

it('the message isolates the name of a file that is written from right to left', () => {
  const text = usageFailureText(createFormats(defaultBrand), { reason: 'usage-empty', file: 'فريق' });
  expect(text).toMatch(/^\u2068فريق\u2069 is empty/);
});
