import { setImmediate } from 'node:timers/promises';
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
])('closestNames finds the closest names to %s: %j', async (wanted, names) => {
  const found = await closestNames(wanted, PROJECTS, 2);
  expect(found.map(({ key, name }) => `${name} (${key})`)).toEqual(names);
});

it('closestNames compares and shows only the beginning of long names', async () => {
  const [found] = await closestNames('Aurora', [{ key: 'K'.repeat(1e6), name: `Aurora ${'a'.repeat(1e6)}` }], 5);
  expect(found).toEqual({ key: 'K'.repeat(100), name: `Aurora ${'a'.repeat(93)}` });
});

it('closestNames limits the number of compared letters, however many and long the names are', async () => {
  const name = 'a'.repeat(10_000);
  let read = 0;
  const many = Array.from({ length: 200_000 }, (_, index) => ({
    key: `K${index}`,
    get name() {
      read += 1;
      return name;
    },
  }));
  await closestNames('x'.repeat(100), many, 5);
  // At most 25 million pairs of letters: 100 letters are compared with the first 100 letters of each name, and with up to 5 letters of its key.
  expect(read).toBeGreaterThan(2300);
  expect(read).toBeLessThan(2400);
});

it('closestNames lets other work of the thread go on', async () => {
  const many = Array.from({ length: 2000 }, (_, index) => ({ key: `K${index}`, name: 'a'.repeat(100) }));
  const order: string[] = [];
  const found = closestNames('x'.repeat(100), many, 5).then(() => order.push('names'));
  await setImmediate();
  order.push('other work');
  await found;
  expect(order).toEqual(['other work', 'names']);
});
