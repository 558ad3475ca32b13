import { RAMP_WEEKS } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';

/** The words of the form for a plan. */
export const planFormTexts = (formats: Formats) =>
  ({
    teams: {
      label: 'Teams that take part',
      hint: 'The names or keys of their projects, one per line or separated by commas',
    },
    start: {
      label: 'When does the first team start?',
      hint: 'A Monday, at least a week ahead. Another day moves to the Monday after it.',
    },
    details: 'What the plan must find',
    smallestSaving: {
      label: 'Smallest saving that matters',
      hint: 'In percent of the time per ticket. A smaller one would not change your decision',
    },
    rampWeeks: {
      label: 'Weeks until a team uses it fully',
      hint: `${formats.count(RAMP_WEEKS.default)} weeks are usual`,
    },
    sizeField: {
      label: 'Field with the size of tickets (optional)',
      hint: 'Such as Story Points. It makes plans of the same length find smaller savings',
    },
    sample: {
      offer: 'Use the sample organization',
      inUse: 'The teams of the sample organization are filled in.',
    },
  }) as const;
