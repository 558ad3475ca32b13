import type { CalendarDate } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { registrationCodeText } from '../design/planCode.ts';

/**
 * How to draw the order of a plan on the command line.
 * @param draft the file with the plan; null if it was not written
 */
export function planDrawSteps(
  formats: Formats,
  hash: string,
  start: CalendarDate,
  draft: string | null,
): readonly string[] {
  if (draft === null) return ['The order is not drawn yet. To go on, write the plan to a file with --out draft.json.'];
  return [
    'The order is not drawn yet. A Jira issue with the code of the plan shows later that the order was not chosen:',
    '1. Create an issue in Jira, in any project that this token can read, with this line in its description:',
    `   ${registrationCodeText(hash)}`,
    `2. Before ${formats.day(start)}, draw the order with the key of that issue:`,
    `   roi-insight plan draw --draft ${draft} --register KEY --url URL --out plan.json`,
    'Without such an issue, draw with --random instead of --register: the report then says that no issue witnesses the time.',
  ];
}
