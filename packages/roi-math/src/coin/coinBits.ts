import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** An endless stream of random 32-bit integers. */
export type Bits = () => number;

/** Numbers to discard before the first one, so that it depends on the whole seed. */
const WARM_UP = 12;

/**
 * Random integers of 32 bits. The same seed gives the same stream in every runtime.
 * Source: sfc32 of C. Doty-Humphrey's PractRand 0.9, started with the first 12 bytes of SHA-256 of the seed.
 */
export function coinBits(seed: string): Bits {
  const words = new DataView(sha256(utf8ToBytes(seed)).buffer);
  let [a, b, c, counter] = [words.getInt32(0), words.getInt32(4), words.getInt32(8), 1];
  const next = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum;
  };
  for (let i = 0; i < WARM_UP; i += 1) next();
  return next;
}

/** Coins for that many tickets: 1 for yes, 0 for no. */
export function freshCoins(bits: Bits, coins: Uint8Array): void {
  for (let i = 0; i < coins.length; i += 32) {
    let word = bits();
    const end = Math.min(i + 32, coins.length);
    for (let j = i; j < end; j += 1) {
      coins[j] = word & 1;
      word >>>= 1;
    }
  }
}
