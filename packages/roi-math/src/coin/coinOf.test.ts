import { expect, it } from 'vitest';
import { secretHash } from './coinHash.ts';
import { coinOf } from './coinOf.ts';

it.each([
  // RFC 4231, test cases 1, 2, 6 and 7: the first byte is b0, 5b, 60 and 9b.
  ['0b'.repeat(20), 'Hi There', 'yes'],
  ['4a656665', 'what do ya want for nothing?', 'no'],
  ['aa'.repeat(131), 'Test Using Larger Than Block-Size Key - Hash Key First', 'no'],
  [
    'aa'.repeat(131),
    'This is a test using a larger than block-size key and a larger than block-size data. The key needs to be hashed before being used by the HMAC algorithm.',
    'yes',
  ],
])('is the first bit of the HMAC of RFC 4231', (secret, key, coin) => {
  expect(coinOf(secret, key)).toBe(coin);
});

it('allows about half of the tickets, and others with another secret', () => {
  const keys = Array.from({ length: 4000 }, (_, number) => `TEAM-${number + 1}`);
  const [one, other] = ['11', '22'].map((byte) => keys.map((key) => coinOf(byte.repeat(32), key)));
  // Standard deviation: 32.
  expect(Math.abs((one ?? []).filter((coin) => coin === 'yes').length - 2000)).toBeLessThan(100);
  expect(Math.abs((one ?? []).filter((coin, index) => coin === other?.[index]).length - 2000)).toBeLessThan(100);
});

it('promises a secret by its hash', () => {
  // SHA-256 of 32 zero bytes.
  expect(secretHash('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});
