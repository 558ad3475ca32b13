import { PLAN_LENGTHS, PLAN_USES } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { foundIn } from './foundIn.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';

/** A point of the curve. Positions are shares of the picture, 0–1, from its left and top. */
export interface PowerPoint {
  readonly weeks: number;
  readonly x: number;
  readonly y: number;
  /** Ends of the range of uncertainty that this number of replays leaves: two Monte-Carlo standard errors on each side. */
  readonly top: number;
  readonly bottom: number;
  /** @example '74%' */
  readonly label: string;
}

/** The name of the choice for which the forecast is made. */
export const LENGTH_OF_PLAN = 'Length of the plan';

/** How often a saving is found, by the length of the plan. */
export interface PlanPower {
  readonly title: string;
  /** The line for full use is first. */
  readonly lines: readonly { readonly use: number; readonly name: string; readonly points: readonly PowerPoint[] }[];
  readonly percentTicks: readonly { readonly y: number; readonly label: string }[];
  /** Position of the 80 % line. */
  readonly enough: number;
  readonly lengths: readonly PowerLength[];
}

/** A length that can be chosen. */
export interface PowerLength {
  readonly weeks: number;
  readonly x: number;
  /** @example '26 weeks' */
  readonly label: string;
  /** @example '26' */
  readonly count: string;
  readonly isChosen: boolean;
  readonly isRecommended: boolean;
}

/** The minimum share of cases for recommending a plan. */
const ENOUGH = 0.8;

/** Space beside the first and last length, as a share of the width. */
const MARGIN = 0.06;

/** The curve of the forecast; it has no lines if there is no forecast. */
export function planPower(formats: Formats, outline: PlanOutline): PlanPower {
  const [shortest] = PLAN_LENGTHS;
  const longest = PLAN_LENGTHS.at(-1) ?? shortest;
  const xOf = (weeks: number) => MARGIN + (1 - 2 * MARGIN) * ((weeks - shortest) / (longest - shortest));
  const lines = PLAN_USES.map((use) => ({
    use,
    name: use === 1 ? 'Everyone uses it' : `${formats.wholePercent(100 * use)} use it`,
    points: PLAN_LENGTHS.flatMap((weeks) => {
      const cell = foundIn(outline, weeks, use);
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
  }));
  return {
    title: `How often a saving of ${formats.typedPercent(100 * outline.smallestSaving)} is found`,
    lines: lines.filter(({ points }) => points.length > 0),
    percentTicks: [0, 20, 40, 60, 80, 100].map((percent) => ({
      y: 1 - percent / 100,
      label: formats.wholePercent(percent),
    })),
    enough: 1 - ENOUGH,
    lengths: PLAN_LENGTHS.map((weeks) => ({
      weeks,
      x: xOf(weeks),
      label: formats.counted(weeks, 'week'),
      count: formats.count(weeks),
      isChosen: weeks === outline.weeks,
      isRecommended: weeks === outline.recommendedWeeks,
    })),
  };
}
