import type { CalendarDate } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';

/** How to register a plan in Jira. */
export function registrationSteps(formats: Formats, start: CalendarDate): readonly string[] {
  return [
    'Create an issue in Jira, in any project that this API key can read.',
    'Paste the code into its description.',
    `Type the key of the issue below, before ${formats.day(start)}. Its time of creation cannot be changed: it is the witness.`,
  ];
}
