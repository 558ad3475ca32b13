import { bisect } from '../stats/bisect.ts';
import { type Bits, freshCoins } from './coinBits.ts';
import { coinResiduals, type CoinWeeks } from './coinResiduals.ts';
import { coinSums } from './coinSums.ts';

/** Draws that differ only by rounding count as ties. */
const TOLERANCE = 1e-9;

/** Largest effect, as |ln|, that an interval can have as an end: 20 times faster or slower. */
const MAX_EFFECT = Math.log(20);

/** The sums of one draw of coins: of ln(hours), of the real coins as values, and of the squares. */
interface Draw {
  readonly hours: number;
  readonly coins: number;
  readonly spread: number;
}

interface CoinTest {
  /** δ, the difference of ln(hours) between allowed and other tickets: negative if allowed ones take less time. */
  readonly delta: number;
  readonly p: number;
  /** Draws at least as far from 0 as the real coins, these included. */
  readonly extreme: number;
  readonly compared: number;
  /** Ends in ln(hours); null if no value on that side was excluded. */
  readonly low: number | null;
  readonly high: number | null;
  /** δ of each fresh draw. */
  readonly others: readonly number[];
}

interface CoinTestInput {
  readonly weeks: CoinWeeks<{
    readonly week: number;
    readonly log: number;
    readonly type: string;
    readonly logSize: number | null;
  }>;
  /** 1 for yes, 0 for no, in the order of the rows. */
  readonly coins: Uint8Array;
  readonly isSizeUsed: boolean;
  /** p up to which an effect is excluded. */
  readonly alpha: number;
  readonly draws: number;
  readonly bits: Bits;
}

/**
 * The randomization test of a coin plan: what δ = Σ(a − ā_w) e/Σ(a − ā_w)² would be with other coins if they made no
 * difference. The interval has each effect θ that the same test does not exclude after it is taken off the hours.
 * Source: Rosenbaum, "Observational Studies" (2002), 2.4 and 2.6; Edgington & Onghena, "Randomization Tests" (2007).
 */
export function coinTest({ weeks, coins, isSizeUsed, alpha, draws, bits }: CoinTestInput): CoinTest {
  const residuals = [
    coinResiduals(
      weeks,
      weeks.rows.map(({ log }) => log),
      isSizeUsed,
    ),
    coinResiduals(weeks, coins, isSizeUsed),
  ];
  const drawOf = (drawn: Uint8Array): Draw => {
    const { products, spread } = coinSums(drawn, weeks.starts, residuals);
    return { hours: products[0] ?? 0, coins: products[1] ?? 0, spread };
  };
  const real = drawOf(coins);
  const drawn = new Uint8Array(coins.length);
  const others = Array.from({ length: draws }, () => {
    freshCoins(bits, drawn);
    return drawOf(drawn);
  });
  const extremeAt = (effect: number) => {
    const limit = Math.abs(deltaOf(real, effect)) - TOLERANCE;
    return 1 + others.filter((other) => Math.abs(deltaOf(other, effect)) >= limit).length;
  };
  const pAt = (effect: number) => extremeAt(effect) / (draws + 1);
  const extreme = extremeAt(0);
  const center = real.coins > 0 ? real.hours / real.coins : 0;
  const endAt = (side: number) =>
    real.coins <= 0 || Math.abs(center) >= MAX_EFFECT || pAt(side * MAX_EFFECT) > alpha
      ? null
      : side * bisect((distance) => -pAt(side * distance), -alpha, side * center, MAX_EFFECT);
  return {
    delta: deltaOf(real, 0),
    p: extreme / (draws + 1),
    extreme,
    compared: draws + 1,
    low: endAt(-1),
    high: endAt(1),
    others: others.map((other) => deltaOf(other, 0)),
  };
}

/** δ after an effect has been taken off the hours of the allowed tickets; 0 if every week has coins of one kind only. */
function deltaOf({ hours, coins, spread }: Draw, effect: number): number {
  return spread > 0 ? (hours - effect * coins) / spread : 0;
}
