import { expect, it } from 'vitest';
import { RequestBytes } from './RequestBytes.ts';

const MB = 1024 * 1024;

it('the bytes of large requests are limited for each client', () => {
  const bytes = new RequestBytes();
  const taken = Array.from({ length: 5 }, () => bytes.take('a', 2 * MB));
  expect(taken.map((giveBack) => giveBack !== null)).toEqual([true, true, true, true, false]);
  expect(bytes.take('b', 2 * MB)).not.toBeNull();
  taken[0]?.();
  expect(bytes.take('a', 2 * MB)).not.toBeNull();
});

it('the bytes of large requests are limited for all clients together, and given back', () => {
  const bytes = new RequestBytes();
  const taken = Array.from({ length: 17 }, (_, client) => bytes.take(String(client), 2 * MB));
  expect(taken.filter((giveBack) => giveBack === null)).toHaveLength(1);
  expect(bytes.total).toBe(32 * MB);
  for (const giveBack of taken) giveBack?.();
  expect(bytes.total).toBe(0);
});

it('small requests are always accepted', () => {
  const bytes = new RequestBytes();
  for (let client = 0; client < 16; client += 1) bytes.take(String(client), 2 * MB);
  expect(bytes.take('a', 64 * 1024)).not.toBeNull();
  expect(bytes.take('a', 64 * 1024 + 1)).toBeNull();
});
