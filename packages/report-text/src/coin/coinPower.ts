import { PLAN_USES } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import type { PlanPower } from '../plan/forecast/planPower.ts';
import { coinFound } from './coinFound.ts';
import type { CoinOutline } from './coinOutline.ts';

/** The share of cases from which a length is recommended. */
const ENOUGH = 0.8;

/** Space beside the first and last length, as a share of the width. */
const MARGIN = 0.06;

/** The curve of a coin plan's forecast, over the lengths that it has. */
export function coinPower(formats: Formats, outline: CoinOutline): PlanPower {
  const { forecast, smallestSaving, weeks: chosen, recommendedWeeks } = outline;
  const lengths = [...new Set(forecast.map(({ weeks }) => weeks))].toSorted((one, other) => one - other);
  const [shortest = chosen, longest = shortest] = [lengths[0], lengths.at(-1)];
  const xOf = (weeks: number) => MARGIN + (1 - 2 * MARGIN) * ((weeks - shortest) / Math.max(longest - shortest, 1));
  return {
    title: `How often a saving of ${formats.typedPercent(100 * smallestSaving)} is found`,
    lines: PLAN_USES.map((use) => ({
      use,
      name: use === 1 ? 'Used for all' : `Used for ${formats.wholePercent(100 * use)}`,
      points: lengths.flatMap((weeks) => {
        const cell = coinFound(outline, weeks, use);
        if (cell === null) return [];
        const { found, error } = cell;
        return {
          weeks,
          x: xOf(weeks),
          y: 1 - found,
          top: 1 - Math.min(1, found + 2 * error),
          bottom: 1 - Math.max(0, found - 2 * error),
          label: formats.wholePercent(100 * found),
        };
      }),
    })),
    percentTicks: [0, 20, 40, 60, 80, 100].map((percent) => ({
      y: 1 - percent / 100,
      label: formats.wholePercent(percent),
    })),
    enough: 1 - ENOUGH,
    lengths: lengths.map((weeks) => ({
      weeks,
      x: xOf(weeks),
      label: formats.counted(weeks, 'week'),
      count: formats.count(weeks),
      isChosen: weeks === chosen,
      isRecommended: weeks === recommendedWeeks,
    })),
  };
}
