import { amountFormat, exactly, formatMoney } from './formatMoney.ts';
import type { MaybeNumber } from './missing.ts';

/** A headline is abbreviated from ten million on. */
const COMPACT_FROM = 10_000_000;

const POWERS = [
  ['M', 1e6],
  ['B', 1e9],
  ['T', 1e12],
] as const;
const short = POWERS.map(([unit, power]) => {
  const format = amountFormat({ ...exactly(2), useGrouping: 'min2' }, unit);
  return { power, format: (value: number) => format(value / power) };
});

/** An amount for a headline: exact below ten million, then like '$12.35M'. Show the exact amount with `formatMoney`. */
export function formatMoneyHeadline(value: MaybeNumber): string {
  if (typeof value !== 'number' || Math.abs(value) < COMPACT_FROM) return formatMoney(value);
  // What rounds to 1000.00M is 1.00B.
  const { format } = short.findLast(({ power }) => Math.abs(value) >= power * 0.999995) ?? { format: formatMoney };
  return format(value);
}
