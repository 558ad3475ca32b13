import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** A stream of pseudo-random numbers that is the same in every engine. */
export interface PlanRandom {
  /** A whole number from 0 to `bound` − 1, each with the same probability. */
  below(bound: number): number;
}

const WORDS = 2 ** 32;

/**
 * The stream of a text: xoshiro128** whose state is the first 16 bytes of the text's SHA-256, as four little-endian numbers.
 * Source: Blackman & Vigna, "Scrambled linear pseudorandom number generators", ACM TOMS 47 (2021).
 */
export function planRandom(text: string): PlanRandom {
  const bytes = sha256(utf8ToBytes(text));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let a = view.getUint32(0, true);
  let b = view.getUint32(4, true);
  let c = view.getUint32(8, true);
  let d = view.getUint32(12, true);
  const next = () => {
    const scrambled = Math.imul(b, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result;
  };
  return {
    below(bound) {
      // Numbers above the largest multiple of `bound` would make small results more frequent.
      const limit = WORDS - (WORDS % bound);
      for (;;) {
        const value = next();
        if (value < limit) return value % bound;
      }
    },
  };
}
