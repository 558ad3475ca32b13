import { expect, it } from 'vitest';
import { planRandom } from './planRandom.ts';

it('planRandom gives known numbers, which a script in another language can repeat', () => {
  const random = planRandom('roi-insight');
  expect(Array.from({ length: 6 }, () => random.below(1000))).toEqual(EXPECTED);
});

// Computed by a script in Python with hashlib.sha256 and xoshiro128**, which rejects the same numbers.
const EXPECTED = [942, 981, 538, 323, 739, 5];
