import { PLAN_LENGTHS, PLAN_USES } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { foundIn } from './foundIn.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';

/** The label of the choice for which the forecast is made. */
export const LENGTH_OF_PLAN = 'Length of the plan';

/** How often a plan of one length finds a saving. */
export interface PowerPoint {
  readonly weeks: number;
  /** Share of the replays that find the saving, 0–1. */
  readonly found: number;
  /** Monte-Carlo standard error of `found`. */
  readonly error: number;
  /** @example '74%' */
  readonly label: string;
}

/** How often a saving is found, by the length of the plan. */
export interface PlanPower {
  /** Full use is first. */
  readonly lines: readonly { readonly use: number; readonly name: string; readonly points: readonly PowerPoint[] }[];
  readonly lengths: readonly PowerLength[];
}

/** A length that can be chosen. */
export interface PowerLength {
  readonly weeks: number;
  /** @example '26 weeks' */
  readonly label: string;
  readonly isChosen: boolean;
  readonly isRecommended: boolean;
}

/** The forecast for each length; it has no lines if there is no forecast. */
export function planPower(formats: Formats, outline: PlanOutline): PlanPower {
  const lines = PLAN_USES.map((use) => ({
    use,
    name: use === 1 ? 'Everyone uses it' : `${formats.wholePercent(100 * use)} use it`,
    points: PLAN_LENGTHS.flatMap((weeks) => {
      const cell = foundIn(outline, weeks, use);
      if (cell === null) return [];
      const { found, error } = cell;
      return { weeks, found, error, label: formats.wholePercent(100 * found) };
    }),
  }));
  return {
    lines: lines.filter(({ points }) => points.length > 0),
    lengths: PLAN_LENGTHS.map((weeks) => ({
      weeks,
      label: formats.counted(weeks, 'week'),
      isChosen: weeks === outline.weeks,
      isRecommended: weeks === outline.recommendedWeeks,
    })),
  };
}
