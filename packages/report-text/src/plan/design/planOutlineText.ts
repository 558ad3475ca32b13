import { PLAN_USES } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { casesText, foundIn } from '../forecast/foundIn.ts';
import { planDay } from './planDay.ts';
import type { PlanOutline } from './PlanOutline.ts';

/**
 * A summary of a plan in two sentences.
 * @example planOutlineText(formats, outline) // '8 teams start in a drawn order from Jan 4, 2027. By Jul 5, 2027, this plan
 * finds a saving of 20% in 74 of 100 cases.'
 */
export function planOutlineText(formats: Formats, outline: PlanOutline): string {
  const { start, weeks, teams, smallestSaving } = outline;
  const read = formats.day(planDay(start, weeks));
  const [fullUse] = PLAN_USES;
  const cell = foundIn(outline, weeks, fullUse);
  const saving = formats.typedPercent(100 * smallestSaving);
  const end =
    cell === null
      ? `Its report is due on ${read}.`
      : `By ${read}, this plan finds a saving of ${saving} in ${casesText(formats, cell.found)}.`;
  return `${formats.counted(teams.length, 'team starts', 'teams start')} in a drawn order from ${formats.day(start)}. ${end}`;
}
