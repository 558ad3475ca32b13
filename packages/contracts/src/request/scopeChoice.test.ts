import { expect, it } from 'vitest';
import { isSameChoice, type ScopeChoice } from './scopeChoice.ts';

const CHOICE: ScopeChoice = {
  scope: { types: ['1', '2'], labels: [''] },
  calendar: { working_days: [1, 2], hours: { from: '09:00', to: '17:00' }, holidays: [], time_zone: 'UTC' },
};

it('two choices are the same in any order, with absent and undefined parts alike', () => {
  const scope = { labels: [''], types: ['2', '1'], components: undefined };
  expect(isSameChoice(CHOICE, { calendar: CHOICE.calendar, scope })).toBe(true);
  expect(isSameChoice({}, { scope: {}, calendar: undefined })).toBe(true);
});

it.each<ScopeChoice>([
  {},
  { ...CHOICE, scope: { types: ['1', '2'], labels: ['', 'a'] } },
  { ...CHOICE, scope: { types: ['1', '2'], components: [''] } },
  { ...CHOICE, calendar: { ...CHOICE.calendar, time_zone: 'Europe/Berlin' } },
  { ...CHOICE, calendar: { ...CHOICE.calendar, hours: { from: '09:00', to: '18:00' } } },
  { ...CHOICE, calendar: { ...CHOICE.calendar, holidays: ['2025-12-25'] } },
  { ...CHOICE, measure: 'active' },
])('%j is another choice', (other) => expect(isSameChoice(CHOICE, other)).toBe(false));
