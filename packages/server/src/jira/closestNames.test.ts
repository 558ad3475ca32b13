import { expect, it } from 'vitest';
import { closestNames } from './closestNames.ts';

const PROJECTS = ['Aurora Payments', 'Aurora Ledger', 'Boreal Ledger', 'Mobile'].map((name) => ({
  key: name.slice(0, 3).toUpperCase() + name.length,
  name,
}));

it.each([
  ['aurora paymets', ['Aurora Payments (AUR15)', 'Aurora Ledger (AUR13)']],
  ['Ledger', ['Aurora Ledger (AUR13)', 'Boreal Ledger (BOR13)']],
  ['MOB6', ['Mobile (MOB6)']],
  ['Zzzzzzzzzz', []],
  ['x'.repeat(2000), []],
])('%s: %j', (wanted, names) => {
  expect(closestNames(wanted, PROJECTS, 2)).toEqual(names);
});
