import { type Capacity, CAPACITY_WARNING_SHARE } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';
import type { Outcome } from '../Outcome.ts';

/** Whether a team of this size could have saved this number of hours. */
export function describeCapacity(formats: Formats, { kind, hoursSaved, teamHours }: Capacity): Outcome {
  const claim = `The headline claims ${formats.count(hoursSaved)} hours saved of the ${formats.count(teamHours)} that the team works by the report’s calendar, one person for each seat`;
  switch (kind) {
    case 'plausible':
      return { figure: 'Plausible', note: `${claim}.` };
    case 'warned':
      return {
        figure: 'Unusually high',
        note: `${claim}: more than ${formats.typedPercent(CAPACITY_WARNING_SHARE * 100)}. Check the number of seats before you share this report.`,
      };
    case 'refused':
      return {
        figure: 'Not plausible',
        note: `${claim}. Either the number of seats is wrong, or the tickets took longer than the work on them. We don’t project from it.`,
      };
  }
}
