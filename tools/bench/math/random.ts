import { seededRandom } from '../../random.ts';

/** A stream of pseudo-random numbers. */
export interface Random {
  /** Uniform in (0, 1). */
  uniform(): number;
  /** Standard normal. */
  normal(): number;
}

/** The same seed gives the same stream. */
export function randomFrom(seed: number): Random {
  const random = seededRandom(seed);
  const uniform = () => random() + 2 ** -33;
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}
