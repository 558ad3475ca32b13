import type { UsageSource, UsageSummary } from '@roi-insight/contracts';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { unreadDaysText } from './unreadDaysText.ts';
import { usageNotes } from './usageNotes.ts';
import { usageSummaryText } from './usageSummaryText.ts';

const formats = createFormats(defaultBrand);

const SUMMARY: UsageSummary = {
  people: 41,
  firstDay: '2025-09-01',
  lastDay: '2026-11-22',
  spend: 18_240.4,
  recordsWithoutSpend: 0,
  peopleWithoutTeam: 12,
  peopleInSeveralTeams: 0,
  teamsWithoutPeople: 0,
  workdaysWithoutRecords: 0,
};

const REPORTED = { weekStart: '2026-11-09', coverage: 'reported', active: 12, seats: null, spend: 1 } as const;
const UNCOVERED = { weekStart: '2026-11-16', coverage: 'not-covered' } as const;

const source = (summary: Partial<UsageSummary>, part: Partial<UsageSource> = {}): UsageSource => ({
  source: 'claude-code',
  activeBasis: 'week',
  teams: ['MER', 'NIM', 'ORI'].map((name) => ({ name, people: 14, weeks: [REPORTED] })),
  summary: { ...SUMMARY, ...summary },
  ...part,
});

it.each([
  [{}, 'USD', '41 people in 3 teams, Sep 1, 2025 – Nov 22, 2026, $18,240; 12 people in no team'],
  [
    { people: '1-4', peopleWithoutTeam: '1-4' },
    'EUR',
    '1–4 people in 3 teams, Sep 1, 2025 – Nov 22, 2026, €18,240; 1–4 people in no team',
  ],
  [{ people: null, peopleWithoutTeam: 0, spend: null }, null, '3 teams, Sep 1, 2025 – Nov 22, 2026'],
] as const)('the summary describes what was read: %j', (part, currency, text) => {
  expect(usageSummaryText(formats, source(part), currency)).toBe(text);
});

it('the summary has no note if everything is known', () => {
  expect(usageNotes(formats, source({}))).toEqual([]);
});

it('the summary names the limits of the numbers, and names each week only once', () => {
  const teams = ['MER', 'NIM'].map((name) => ({ name, people: 14, weeks: [REPORTED, UNCOVERED] }));
  const limited = source(
    {
      recordsWithoutSpend: 1200,
      peopleInSeveralTeams: '1-4',
      teamsWithoutPeople: 2,
      workdaysWithoutRecords: 1,
      recordsWithoutPerson: 1,
      recordsLeftOut: 9,
      recordsUnreadable: 2,
    },
    { teams, activeBasis: 'busiest-day' },
  );
  expect(usageNotes(formats, limited)).toEqual([
    '1 week has no data for some teams.',
    'Without a cost: 1,200 records.',
    'Without a person, so that only the cost counts: 1 record.',
    'Left out: 9 records in units other than use, such as months of seats.',
    'Left out: 2 records that could not be read.',
    'Some people are in several teams and count in each.',
    'Left out: 2 teams without anyone named as this source names people.',
    'Counted as days without use: 1 workday without records.',
    'The number of active people is that of the busiest day of each week.',
  ]);
});

it('the summary names days that could not be read', () => {
  const days = ['2025-11-05', '2025-11-06', '2025-11-07', '2025-11-08', '2025-11-09', '2025-11-10', '2025-11-11'];
  expect(unreadDaysText(formats, days.slice(0, 1))).toContain('Could not be read: Nov 5, 2025. Their weeks');
  expect(unreadDaysText(formats, days)).toContain('Nov 9, 2025; and 2 more.');
});
