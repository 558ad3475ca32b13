import type { Report } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { describeGrades } from '../evidence/gradeText.ts';

/** Terms that only reports with other teams use. */
const COMPARISON_TERMS: readonly (readonly [term: string, meaning: string])[] = [
  ['Adopter', 'A team that uses the assistant from its adoption date on. The report’s own project comes first.'],
  ['Control', 'A team that worked without the assistant in the same weeks. It shows what would have happened anyway.'],
];

function hoursTerm({ provenance }: Report): readonly [term: string, meaning: string] {
  return provenance?.measure === 'logged'
    ? [
        'Logged hours',
        'Hours that people logged on a ticket until the tickets were read, also those logged after its completion.',
      ]
    : ['Cycle time', 'Working hours a ticket spent in progress until it was completed. Pauses don’t count.'];
}

function sizeTerm({ evidence }: Report): readonly (readonly [term: string, meaning: string])[] {
  return evidence === undefined || evidence.size === null
    ? []
    : [
        [
          'Size of a ticket',
          'How large it was estimated to be when work on it started, such as its original estimate or story points. In a table, as of its export.',
        ],
      ];
}

function dateTerms(formats: Formats, { organization }: Report): readonly (readonly [term: string, meaning: string])[] {
  const weeks = formats.counted(WEEKS_PER_SIDE, 'week');
  const day = organization === undefined ? 'the adoption date' : 'each team’s start';
  return [
    organization === undefined
      ? [
          'Adoption date',
          'The first day the assistant counts as in use. The report compares the time before and after it.',
        ]
      : [
          'Start',
          'The first day the assistant counts as in use in a team. Each team is compared before and after its own start.',
        ],
    ['Comparison window', `${weeks} before ${day} and up to ${weeks} after it.`],
  ];
}

function qualityTerm(formats: Formats, { quality }: Report): readonly (readonly [term: string, meaning: string])[] {
  return quality === undefined
    ? []
    : [
        [
          'Quality',
          `Worse or better if the whole interval of bugs created is above or below no change; held if it excludes ${formats.wholePercent(25)} more bugs; unclear if it shows neither.`,
        ],
      ];
}

/** The terms of the report with their meanings. */
export const glossary = (formats: Formats, report: Report): readonly (readonly [term: string, meaning: string])[] => [
  ...dateTerms(formats, report),
  hoursTerm(report),
  ...sizeTerm(report),
  ['Throughput', 'Tickets completed per week.'],
  [
    'Closed without work',
    'Closed with a resolution such as Won’t Do, Duplicate or Cannot Reproduce. All figures exclude these tickets.',
  ],
  [
    'Completion rate',
    'Completed tickets as a share of those completed in the window or created in it and still open at its end.',
  ],
  [
    'Interval',
    'The range that contains the true change with 95% confidence, provided the method’s assumptions are right.',
  ],
  ['Adjusted for trend', 'Estimates the change beyond the trend that already existed before adoption.'],
  ...(foundComparison(report) === null ? [] : COMPARISON_TERMS),
  ['Verdict', 'Faster or slower if the whole interval is on one side of zero; otherwise, no detectable change.'],
  ['Grade', `How strongly the evidence supports a decision. ${describeGrades(report)}. Don’t decide on D alone.`],
  ['Fake date', 'A date before adoption on which the same method is tested. It should find no change.'],
  ['Guardrail', 'A measure that shouldn’t get worse while tickets get faster: reopened tickets, bugs, throughput.'],
  ...qualityTerm(formats, report),
  ['Time put to use', 'The share of saved time that becomes output. It can’t be measured, so it is an input.'],
  ['Break-even', 'The time saving at which licenses pay for themselves.'],
];
