import type { CoinTerms } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

/** What a team does while its plan runs. */
export function coinSteps(formats: Formats, { start, labels, readOn }: CoinTerms): readonly string[] {
  return [
    `From ${formats.day(start)} on, look up the coin of a ticket when work on it starts, not earlier.`,
    `Give the ticket the label “${labels.yes}” or “${labels.no}”, and work on it as the coin says. The report needs only keys and times: the label is for the team.`,
    'One person keeps the secret file. Anyone who has it knows each coin in advance and could choose tickets by it.',
    `On ${formats.day(readOn)} or later, open the plan and its secret to read the result. Until then, look at no result.`,
  ];
}
