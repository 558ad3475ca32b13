import { expect, it } from 'vitest';
import { clearWin } from '../fixtures/index.ts';
import { choiceOf, isSameChoice, type ScopeChoice } from './scopeChoice.ts';

const CHOICE: ScopeChoice = {
  scope: { types: ['1', '2'], labels: [''] },
  calendar: { working_days: [1, 2], hours: { from: '09:00', to: '17:00' }, holidays: [], time_zone: 'UTC' },
};

it('two choices are equal if their entries are in a different order, or if a part is absent in one and undefined in the other', () => {
  const scope = { labels: [''], types: ['2', '1'], components: undefined };
  expect(isSameChoice(CHOICE, { calendar: CHOICE.calendar, scope })).toBe(true);
  expect(isSameChoice({}, { scope: {}, calendar: undefined })).toBe(true);
});

it('two choices are equal if the names of their size fields differ only in upper and lower case', () => {
  expect(isSameChoice({ size_field: 'Story Points' }, { size_field: 'story points' })).toBe(true);
  expect(isSameChoice({ size_field: 'Story Points' }, { size_field: 'Points' })).toBe(false);
});

it.each([
  [undefined, undefined],
  [{ source: 'original-estimate' } as const, undefined],
  [{ source: 'column', name: 'Points' } as const, undefined],
  [{ source: 'field', name: 'Points' } as const, 'Points'],
])('the choice of a report with the size %j has the size field %j', (size, field) => {
  if (clearWin.provenance === undefined) throw new Error('this fixture says how it was made');
  expect(choiceOf({ ...clearWin.provenance, size }).size_field).toBe(field);
});

it.each<ScopeChoice>([
  {},
  { ...CHOICE, scope: { types: ['1', '2'], labels: ['', 'a'] } },
  { ...CHOICE, scope: { types: ['1', '2'], components: [''] } },
  { ...CHOICE, calendar: { ...CHOICE.calendar, time_zone: 'Europe/Berlin' } },
  { ...CHOICE, calendar: { ...CHOICE.calendar, hours: { from: '09:00', to: '18:00' } } },
  { ...CHOICE, calendar: { ...CHOICE.calendar, holidays: ['2025-12-25'] } },
  { ...CHOICE, measure: 'active' },
  { ...CHOICE, size_field: 'Story Points' },
])('two choices are different if one of them is %j', (other) => expect(isSameChoice(CHOICE, other)).toBe(false));
