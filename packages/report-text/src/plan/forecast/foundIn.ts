import type { ForecastCell } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';

/** The forecast for the plan's length and smallest saving; null if there is none yet. */
export function foundIn(
  { forecast, smallestSaving }: Pick<PlanOutline, 'forecast' | 'smallestSaving'>,
  weeks: number,
  use: number,
): ForecastCell | null {
  return (
    forecast.find((cell) => cell.weeks === weeks && cell.use === use && isSame(cell.saving, smallestSaving)) ?? null
  );
}

/** @example casesText(formats, 0.744) // '74 of 100 cases' */
export const casesText = ({ count }: Formats, found: number): string =>
  `${count(Math.round(100 * found))} of ${count(100)} cases`;

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-9;
