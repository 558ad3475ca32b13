import { expect, it } from 'vitest';
import { planRandom } from './planRandom.ts';

it('planRandom gives known numbers, which a script in another language can repeat', () => {
  const random = planRandom('roi-insight');
  expect(Array.from({ length: 6 }, () => random.below(1000))).toEqual(EXPECTED);
});

// From a script in Python: hashlib.sha256, xoshiro128** and the same rejection.
const EXPECTED = [942, 981, 538, 323, 739, 5];
