import type { CoinCell } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import type { CoinOutline } from './coinOutline.ts';

/** The forecast for a length and the smallest saving of interest; null without one. */
export function coinFound(
  { forecast, smallestSaving }: Pick<CoinOutline, 'forecast' | 'smallestSaving'>,
  weeks: number,
  use: number,
): CoinCell | null {
  return forecast.find((cell) => cell.weeks === weeks && cell.use === use && cell.saving === smallestSaving) ?? null;
}

/** @example foundText(formats, { found: 0.744 }) // '74 of 100 cases' */
export const foundText = ({ count }: Formats, { found }: Pick<CoinCell, 'found'>): string =>
  `${count(Math.round(100 * found))} of ${count(100)} cases`;
