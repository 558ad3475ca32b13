import type { Evidence, Funnel, Grade, Measure, Verdict } from '@roi-insight/contracts';
import type { Change } from './change.ts';
import type { Placebo } from './placebo.ts';

/** The input of a grade. */
export interface GradeInput {
  readonly measure: Measure;
  readonly funnel: Funnel;
  readonly verdict: Verdict;
  readonly change: Change;
  /** The trend before adoption, as percent of time saved per week. */
  readonly preTrend: Change;
  readonly placebo: Placebo | null;
  /** Sentences about the guardrails that got worse. */
  readonly worsened: readonly string[];
}

/** An interval wider than this, in percentage points, is a doubt. */
const MAX_INTERVAL_WIDTH = 40;
/** A width above this, in percentage points, is not given exactly. */
const MAX_SHOWN_WIDTH = 200;
/** If a larger share of completed tickets is left out of the averages, the rest may not be representative. */
const MAX_EXCLUDED_SHARE = 0.4;
/** If a larger share of placebo dates shows a change as large, the change is not unusual. */
const MAX_PLACEBO_SHARE = 0.2;

const NO_CONTROL =
  'There is no comparison group that worked without the assistant, so other causes of a change cannot be ruled out; B is the best grade possible without one.';
/** The reason given in every report that measures elapsed times. */
export const ELAPSED =
  'Too few tickets have a usable status history, so times run from creation to completion and include waiting.';

/** The grade of an estimate with its reasons: starts at B, drops one step for each doubt, and is D for elapsed times. */
export function gradeOf(input: GradeInput): Pick<Evidence, 'grade' | 'grade_reasons'> {
  const doubts = [
    wideInterval(input.change),
    preTrend(input.preTrend),
    heavyExclusion(input.funnel),
    commonPlacebo(input.placebo, input.verdict),
    ...input.worsened,
  ].filter((doubt) => doubt !== null);
  const elapsed = input.measure === 'elapsed';
  return {
    grade: elapsed ? 'D' : gradeAfter(doubts.length),
    grade_reasons: [...(elapsed ? [ELAPSED] : []), ...doubts, NO_CONTROL],
  };
}

function gradeAfter(doubts: number): Grade {
  if (doubts === 0) return 'B';
  return doubts === 1 ? 'C' : 'D';
}

function wideInterval({ intervalPercent: [low, high] }: Change): string | null {
  const width = high - low;
  if (width <= MAX_INTERVAL_WIDTH) return null;
  const points = width > MAX_SHOWN_WIDTH ? `more than ${MAX_SHOWN_WIDTH}` : width.toFixed(0);
  return `The interval is ${points} percentage points wide: the data fit very different effects.`;
}

function preTrend({ effectPercent, intervalPercent: [low, high] }: Change): string | null {
  if (low <= 0 && high >= 0) return null;
  const direction = effectPercent > 0 ? 'falling' : 'rising';
  return `Times were already ${direction} by ${Math.abs(effectPercent).toFixed(1)} % a week before adoption; the estimate takes this off, but it has to assume that the trend would have gone on.`;
}

function heavyExclusion(funnel: Funnel): string | null {
  const excluded = funnel.no_active_time + funnel.under_1_hour + funnel.over_40_hours;
  const share = excluded / (excluded + funnel.analysed);
  return share > MAX_EXCLUDED_SHARE
    ? `${(share * 100).toFixed(0)} % of the completed tickets are not in the averages, because they have no measured time or took under 1 or over 40 hours.`
    : null;
}

function commonPlacebo(placebo: Placebo | null, verdict: Verdict): string | null {
  if (placebo === null || verdict === 'no-detectable-change') return null;
  return placebo.as_large / placebo.tried > MAX_PLACEBO_SHARE
    ? `At ${placebo.as_large} of ${placebo.tried} pretended adoption dates before the real one, the same method shows a change as large.`
    : null;
}
