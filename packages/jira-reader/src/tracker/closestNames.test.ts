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
])('closestNames finds the closest names to %s: %j', (wanted, names) => {
  expect(closestNames(wanted, PROJECTS, 2).map(({ key, name }) => `${name} (${key})`)).toEqual(names);
});

it('closestNames compares and shows only the beginning of long names', () => {
  const [found] = closestNames('Aurora', [{ key: 'K'.repeat(1e6), name: `Aurora ${'a'.repeat(1e6)}` }], 5);
  expect(found).toEqual({ key: 'K'.repeat(100), name: `Aurora ${'a'.repeat(93)}` });
});

it('closestNames limits the number of compared letters, however many and long the names are', () => {
  const name = 'a'.repeat(10_000);
  let read = 0;
  const many = Array.from({ length: 200_000 }, (_, index) => ({
    key: `K${index}`,
    get name() {
      read += 1;
      return name;
    },
  }));
  closestNames('x'.repeat(100), many, 5);
  // At most 25 million pairs of letters: 100 letters are compared with the first 100 of a name and up to 5 of its key.
  expect(read).toBeGreaterThan(2300);
  expect(read).toBeLessThan(2400);
});
