import type { AvailableScope, Provenance } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, test } from 'vitest';
import { changesOf } from './scopeRecord.ts';
import { scopeRecordOfChoice, scopeRecordOf } from './scopeRecordOf.ts';
import { createFormats, defaultBrand } from '@roi-insight/report-text';

const formats = createFormats(defaultBrand);

const PROJECT = { jiraUrl: 'https://example.atlassian.net', projectName: 'AUR' };
const AVAILABLE: AvailableScope = {
  types: [{ id: '10004', name: 'Bug', tickets: 9 }],
  components: [],
  labels: [],
  statuses: [{ id: '3', name: 'In Progress', tickets: 9, in_progress: true }],
};

function made(part: Partial<Provenance> = {}): Provenance {
  const { provenance } = clearWin;
  if (provenance === undefined) throw new Error('the fixture has no provenance');
  return { ...provenance, ...part };
}

test('the choice of a report is kept, with its description and the number of its changes', () => {
  const scope = { types: [{ id: '10004', name: 'Bug' }] };
  const record = scopeRecordOf(formats, PROJECT, made({ scope, scope_changes: 2 }));
  expect(record).toMatchObject({ ...PROJECT, isWaiting: false, seen: { changes: 2 } });
  expect(record.choice.scope?.types).toEqual(['10004']);
  expect(record.words).toEqual([{ part: 'types', text: expect.stringMatching(/^Issue types: .?Bug.?$/u) }]);
  expect(changesOf(record)).toBe(2);
});

test('another choice is described with the available names, and counts as a change', () => {
  const choice = { scope: { types: ['10004'], work_statuses: ['gone'] }, calendar: { holidays: ['2025-12-25'] } };
  const record = scopeRecordOfChoice(formats, PROJECT, made(), choice, AVAILABLE);
  expect(record.words.map(({ text }) => text.replaceAll(/[\u2066-\u2069]/g, ''))).toEqual([
    'Issue types: Bug',
    'Work statuses: gone',
    'Working time: Monday to Friday, 9 to 17, without 1 holiday',
  ]);
  expect(record.choice).toMatchObject(choice);
  expect(changesOf(record)).toBe(1);
});

test('an entry in the scope of the report keeps its name, even if the entry is not available anymore', () => {
  const before = made({ scope: { labels: [{ id: '7', name: 'Old' }] } });
  const [words] = scopeRecordOfChoice(formats, PROJECT, before, { scope: { labels: ['7'] } }, AVAILABLE).words;
  expect(words?.text).toContain('Old');
});

test('choosing the tracker’s own time zone is not a change', () => {
  const usual = made();
  const own = { calendar: { time_zone: usual.time_zone } };
  expect(changesOf(scopeRecordOfChoice(formats, PROJECT, usual, own, AVAILABLE))).toBe(0);
  expect(scopeRecordOfChoice(formats, PROJECT, usual, own, AVAILABLE).words).toEqual([]);
  expect(
    changesOf(scopeRecordOfChoice(formats, PROJECT, usual, { calendar: { time_zone: 'Pacific/Apia' } }, AVAILABLE)),
  ).toBe(1);
  const far = made({ time_zone: 'Pacific/Apia', calendar: { time_zone: 'Pacific/Apia' } });
  expect(
    changesOf(scopeRecordOfChoice(formats, PROJECT, far, { calendar: { time_zone: 'Pacific/Apia' } }, AVAILABLE)),
  ).toBe(0);
  expect(changesOf(scopeRecordOfChoice(formats, PROJECT, far, {}, AVAILABLE))).toBe(1);
});

test('choosing status times instead of logged hours is a change, and so is choosing logged hours again', () => {
  const logged = made({ measure: 'logged', measures: ['logged', 'active'] });
  const record = scopeRecordOfChoice(formats, PROJECT, logged, { measure: 'active' }, AVAILABLE);
  expect(record.choice.measure).toBe('active');
  expect(record.words).toEqual([{ part: 'measure', text: 'Times: status times, not logged hours' }]);
  expect(changesOf(record)).toBe(1);
  const status = made({ measure: 'active', measures: ['logged', 'active'], scope_changes: 1 });
  expect(scopeRecordOf(formats, PROJECT, status)).toMatchObject({ choice: { measure: 'active' }, words: record.words });
  expect(changesOf(scopeRecordOfChoice(formats, PROJECT, status, {}, AVAILABLE))).toBe(2);
});

test('naming a size field is a change, but switching between upper and lower case is not', () => {
  const estimates = made({ size: { source: 'original-estimate' } });
  const record = scopeRecordOfChoice(formats, PROJECT, estimates, { size_field: 'Story Points' }, AVAILABLE);
  expect(record.choice.size_field).toBe('Story Points');
  expect(record.words.map(({ part }) => part)).toEqual(['size']);
  expect(changesOf(record)).toBe(1);
  const points = made({ size: { source: 'field', name: 'Story Points' }, scope_changes: 1 });
  expect(scopeRecordOf(formats, PROJECT, points)).toMatchObject({ choice: record.choice, words: record.words });
  expect(changesOf(scopeRecordOfChoice(formats, PROJECT, points, { size_field: 'story points' }, AVAILABLE))).toBe(1);
  expect(changesOf(scopeRecordOfChoice(formats, PROJECT, points, {}, AVAILABLE))).toBe(2);
});
