import type { ReportUsage, TeamUsageSource, UsageControl } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, it } from 'vitest';
import { defaultBrand } from '../brand.ts';
import { createFormats } from '../format/index.ts';
import { reportUsageNotes } from './reportUsageNotes.ts';

const formats = createFormats(defaultBrand);

const source = (over: Partial<TeamUsageSource> = {}): TeamUsageSource => ({
  source: 'claude-code',
  activeBasis: 'week',
  people: 40,
  observedStart: null,
  weeks: [{ weekStart: '2025-08-25', coverage: 'reported', active: 20, seats: 25, spend: null }],
  ...over,
});

function notesOf(sources: readonly TeamUsageSource[], over: Partial<ReportUsage> = {}, controls: UsageControl[] = []) {
  const teams = [
    { key: 'OWN', name: 'Our team', control: null, sources },
    ...controls.map((control, index) => ({ key: `C${index}`, name: 'Control', control, sources: [] })),
  ];
  return reportUsageNotes(formats, {
    ...clearWin,
    usage: { currency: null, reportCurrency: 'USD', otherTeams: 0, teams, ...over },
  });
}

it('says nothing without usage', () => {
  expect(reportUsageNotes(formats, clearWin)).toEqual([]);
});

it('says how much of the team used it', () => {
  expect(notesOf([source()])).toEqual(['50% of the team used the assistant in the last quarter, by Claude Code.']);
  expect(notesOf([source({ people: null })])).toEqual([
    '80% of the seats were used in the last quarter, by Claude Code.',
  ]);
  expect(notesOf([source({ activeBasis: 'busiest-day', source: 'table' })])).toEqual([
    'At least 50% of the team used the assistant in the last quarter, by the usage table.',
  ]);
  const few = [{ weekStart: '2025-08-25', coverage: 'reported', active: '1-4', seats: null, spend: null } as const];
  expect(notesOf([source({ weeks: few })])[0]).toMatch(/^3% to 10% of the team/);
});

it('says when use began if it differs from the date of the report', () => {
  const { claude_adoption_date: adopted } = clearWin.summary_metrics;
  const day = (weeks: number) => new Date(Date.parse(adopted) + weeks * 7 * 86_400_000).toISOString().slice(0, 10);
  const startNote = (weeks: number) => notesOf([source({ observedStart: day(weeks) })])[1];
  expect(startNote(2)).toBeUndefined();
  expect(startNote(-12)).toContain(`began in the week of ${formats.day(day(-12))}, 12 weeks before the adoption date`);
  expect(startNote(6)).toContain('6 weeks after the adoption date');
});

it('says what the usage cannot say', () => {
  expect(notesOf([], { otherTeams: 2 })).toEqual([
    'The usage has no team named “OWN” or “Our team”, so it says nothing about this project.',
    '2 teams of the usage aren’t in this report.',
  ]);
  expect(notesOf([source()], { currency: 'EUR' })).toContain(
    'The spend of the usage is in EUR. Amounts in this report are in USD, so it isn’t used.',
  );
  expect(notesOf([source()], { currency: 'USD' })).toHaveLength(1);
  expect(notesOf([source()], { currency: 'EUR', reportCurrency: 'EUR' })).toHaveLength(1);
  expect(notesOf([source()], { currency: 'USD', reportCurrency: 'EUR' })[1]).toContain('in this report are in EUR');
});

it('counts the controls by what usage says about them', () => {
  const unknown = { kind: 'unknown', reason: 'not-named', weeks: null } as const;
  const controls = [
    { kind: 'verified', weeks: 26 } as const,
    { kind: 'contaminated', weeks: 3, of: 26 } as const,
    unknown,
  ];
  expect(notesOf([source()], {}, [...controls, unknown]).at(-1)).toBe(
    'Controls by usage: 1 verified, 1 left out for using the assistant, 2 unknown.',
  );
});
