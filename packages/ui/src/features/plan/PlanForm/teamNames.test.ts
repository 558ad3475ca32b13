import { expect, it } from 'vitest';
import { teamNames } from './teamNames.ts';

it.each([
  ['', []],
  ['AUR', ['AUR']],
  ['AUR\nBOR\r\n\n  Cinder Mobile ', ['AUR', 'BOR', 'Cinder Mobile']],
  ['AUR, BOR; CIN,', ['AUR', 'BOR', 'CIN']],
  ['"Payments, Europe", BOR', ['Payments, Europe', 'BOR']],
  ['مدفوعات\n支払い', ['مدفوعات', '支払い']],
])('the names in %j are read', (text, names) => {
  expect(teamNames(text)).toEqual({ names, repeated: [] });
});

it('each repeated team is named once', () => {
  expect(teamNames('AUR, aur, "AUR"\nBOR')).toEqual({ names: ['AUR', 'BOR'], repeated: ['AUR'] });
});
