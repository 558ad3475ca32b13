import { PLAN_USES } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { casesText, foundIn } from './foundIn.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';

/** The assumptions of the forecast, and the result if the assistant is used less; null while there is no forecast. */
export function planLessUse(formats: Formats, outline: PlanOutline): string | null {
  const [fullUse, lessUse] = PLAN_USES;
  const [full, less] = [fullUse, lessUse].map((use) => foundIn(outline, outline.weeks, use));
  if (!full || !less) return null;
  return (
    'The forecast replays this plan in past weeks of these teams. It assumes that everyone in a team uses the assistant once it has started. ' +
    `If ${formats.wholePercent(100 * lessUse)} of its people do, it is ${casesText(formats, less.found)}.`
  );
}
