import { logGamma } from './logGamma.ts';

const TINY = 1e-300;
const PRECISION = 1e-15;
const MAX_TERMS = 1000;

/**
 * The regularized incomplete beta function I_x(a, b), a, b ≥ 0.5, 0 ≤ x ≤ 1. Source: continued fraction of DLMF
 * 8.17.22 (https://dlmf.nist.gov/8.17#v), evaluated by Lentz's method.
 */
export function incompleteBeta(x: number, a: number, b: number): number {
  // The fraction converges fast below the mean; above it, the symmetry of DLMF 8.17.4 is used.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return (front / a) * continuedFraction(x, a, b);
}

function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / atLeastTiny(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= MAX_TERMS; m += 1) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / atLeastTiny(1 + even * d);
    c = atLeastTiny(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / atLeastTiny(1 + odd * d);
    c = atLeastTiny(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return value;
}

function atLeastTiny(value: number): number {
  return Math.abs(value) < TINY ? TINY : value;
}
