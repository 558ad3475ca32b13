import type { WireEvidence } from '@roi-insight/contracts';
import type { Description } from './Description.ts';

type Placebo = NonNullable<WireEvidence['placebo']>;

const effect = 'Percentage of time saved; negative: slower; absent: too little data.';

/** Descriptions of the fields about the evidence. */
export const evidenceDescriptions = {
  Estimate: {
    description: 'The estimate of one method.',
    fields: {
      method: 'How the change was estimated.',
      effect_percent: effect,
      interval_percent: '95% interval of the effect, low end first; absent: too little data.',
    },
  } satisfies Description<WireEvidence['estimates'][number]>,
  PlaceboDate: {
    description: 'What the method shows at a date before adoption, when nothing was adopted.',
    fields: {
      date: 'The pretended adoption date.',
      effect_percent: 'Percentage of time saved; negative: slower.',
      interval_percent: '95% interval of the effect, low end first.',
    },
  } satisfies Description<NonNullable<Placebo['dates']>[number]>,
  Quarter: {
    description:
      'A quarter of 13 weeks after adoption. The intervals of a year’s four quarters contain all four effects in 95% of cases.',
    fields: {
      first_week: 'Its first week; 0 starts on the adoption date.',
      last_week: 'Its last finished week.',
      complete: 'Whether all of its weeks are finished.',
      tickets: 'Tickets that its estimate is based on.',
      weeks: 'Weeks with such tickets.',
      measured_hours:
        'Measured tickets that were delivered in it, and the sum of their working hours, each 0.1 to 400.',
      effect_percent: effect,
      interval_percent: 'Interval of the effect, low end first; absent: too little data.',
      headline_percent: 'The effect to quote, shrunk toward 0; absent: too little data.',
      detectable_percent: 'The smallest saving that this quarter would show in 80% of cases; absent: too little data.',
    },
  } satisfies Description<NonNullable<WireEvidence['quarters']>[number]>,
  Evidence: {
    description: 'How reliable the figures are.',
    fields: {
      verdict: 'What the 95% interval of the effect supports.',
      grade: 'Quality of the evidence. A requires a comparison with other teams.',
      grade_reasons:
        'Most important first: the doubts, what no single project can rule out, notes. Sentences in reports of version 1 and 2.',
      effect_percent: effect,
      interval_percent: '95% interval of the effect, low end first; absent: too little data.',
      method: 'The method that the verdict is based on.',
      estimates:
        'The estimate of every method, including those that the verdict is not based on. Of elapsed times, which allow no verdict, they are an observation.',
      pre_trend_percent_per_week:
        'Change of cycle time before adoption, percent per week; negative: it was already falling.',
      cliffs_delta: '−1 … 1; positive: tickets after adoption tend to take less time.',
      mann_whitney_p: 'Two-sided p-value.',
      placebo: {
        description: 'The same method applied to dates before adoption.',
        fields: {
          tried: 'Dates tried.',
          as_large: 'Dates at which the change was as large.',
          dates: 'What the method shows at each of them, oldest first. Absent in reports of version 1.',
        },
      },
      headline_percent:
        'The effect to quote, shrunk toward 0 because claims of large effects are exaggerated on average; absent with too little data, and in reports of version 1.',
      detectable_percent:
        'The smallest saving that this amount of data would show in 80% of cases; absent with too little data, and in reports of version 1.',
      weeks_to_detect: {
        description:
          'Further weeks, at the present rate and spread, until a saving could be found. Absent with too little data.',
        fields: { percent_20: 'A saving of 20%; 0: now; absent: not within a year.', percent_30: 'The same for 30%.' },
      },
      measured_hours: {
        description:
          'Measured tickets that were delivered in each window, and the sum of their working hours, each 0.1 to 400.',
        fields: { pre: 'Before adoption.', post: 'After adoption.' },
      },
      left_out: {
        description: 'Tickets and weeks that the estimate leaves out, although the tickets have a measured time.',
        fields: {
          clicked_through: 'Tickets in progress for less than 6 minutes.',
          too_old: 'Tickets completed more than 26 weeks after their creation; elapsed times only.',
          bulk_weeks: 'Weeks in which more than four times the usual number of tickets was completed; at most two.',
          first_weeks: 'First weeks of a young project, in which only short tickets can have been completed.',
        },
      },
      size: {
        description:
          'How the sizes of tickets when work on them started are used: original estimates, or the numbers of a field. Absent if no ticket has one.',
        fields: {
          tickets: 'Tickets with a size, before and after adoption, of those that the estimate is based on.',
          explained_percent:
            'Share of the differences between tickets of the same type and week before adoption that sizes explain. Absent with too few tickets.',
          drift: {
            description:
              'Both estimates of the project by itself, if the estimated size per ticket changed by more than it ever did before adoption. The result is then what both say: the interval contains both, and the effect is the one closest to 0, or 0 if they have opposite signs. Absent otherwise, and in reports of earlier versions.',
            fields: {
              percent:
                'Change of the estimated size per ticket after adoption, in percent; negative: they became smaller.',
              with_sizes: 'The estimate for tickets of the same size.',
              without_sizes: 'The estimate for all tickets.',
            },
          },
          use: 'Whether size is taken out of the estimate of the project by itself, or why not: it explains less than 25%, the share of tickets with a size changed, or too few tickets have one.',
        },
      },
      breakdown: {
        description:
          'How much drift the claim withstands. Absent if nothing is claimed, and in reports of earlier versions.',
        fields: {
          drift_percent:
            'The change of time, in percent, that would end the claim if the team alone had changed that much for another reason: the end of the interval that is closer to 0.',
          largest_before_percent:
            'The largest change between two consecutive quarters before adoption, compared with the controls if there are any. Absent with fewer than two quarters.',
        },
      },
      quarters:
        'The quarters after adoption, from 19 weeks after it on: up to four, up to eight with a comparison. Absent before.',
      lasting:
        'What became of the effect, by the latest finished quarter. Absent until a quarter after the first one is finished.',
      tickets: 'Tickets that the estimate is based on, before and after adoption.',
      weeks: 'Weeks that the estimate is based on, before and after adoption.',
      guardrails: {
        description:
          'What must not get worse while tickets get faster. `change` says whether chance alone would rarely make the difference; it is absent with too little data for a verdict.',
        fields: {
          reopen_rate: 'Share of completed tickets that had been reopened, 0–1.',
          bug_share: 'Share of completed tickets that are bugs, 0–1.',
          throughput_per_week: 'Tickets completed per week.',
        },
      },
    },
  } satisfies Description<WireEvidence>,
};
