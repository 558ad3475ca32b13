import { mulberry32 } from './mulberry32.ts';

/** Seeded random numbers: the same seed gives the same tickets on every machine. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** Standard normal. */
  normal(): number;
  /** Log-normal with this median and this standard deviation of the logarithm. */
  logNormal(median: number, sigma: number): number;
  poisson(mean: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** mulberry32, seeded with a number and a text. */
export function createRandom(seed: number, text: string): Random {
  const state = [...text].reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    seed ^ 0x811c9dc5,
  );
  const next = mulberry32(state);
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  return {
    next,
    normal,
    chance: (probability) => next() < probability,
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
    // Exact enough for arrivals. Unlike the product method, it neither slows down nor underflows for large means.
    poisson: (mean) => (mean > 30 ? Math.max(0, Math.round(mean + Math.sqrt(mean) * normal())) : poisson(mean, next)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

function poisson(mean: number, next: () => number): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = next(); product > limit; product *= next()) count += 1;
  return count;
}
