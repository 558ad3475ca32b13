import type { Report } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { describeGrades } from '../evidence/gradeText.ts';

/** Terms that only reports with other teams use. */
const COMPARISON_TERMS: readonly (readonly [term: string, meaning: string])[] = [
  ['Adopter', 'A team that uses the assistant after its adoption date. The report’s own project is the first.'],
  ['Control', 'A team that worked without the assistant in the same weeks. It shows what would have happened anyway.'],
];

/** The terms of the report with their meanings. */
export const glossary = (formats: Formats, report: Report): readonly (readonly [term: string, meaning: string])[] => [
  ['Adoption date', 'The first day on which the assistant counts as in use. Everything is compared around it.'],
  [
    'Window',
    `The stretch of days that is compared: ${formats.counted(WEEKS_PER_SIDE, 'week')} before the adoption date, up to ${formats.counted(WEEKS_PER_SIDE, 'week')} after it.`,
  ],
  ['Cycle time', 'Working hours that a ticket spent in progress until it was completed. Pauses do not count.'],
  ['Throughput', 'Tickets completed in a week.'],
  [
    'Closed without being built',
    'Done, but with a resolution such as Won’t Do, Duplicate or Cannot Reproduce. No figure counts such tickets.',
  ],
  [
    'Completion rate',
    'Completed tickets as a share of those completed in the window or created in it and still open at its end.',
  ],
  ['Interval', 'The span that the true change lies in, with 95% confidence, if the method’s assumptions hold.'],
  [
    'Trend-adjusted',
    'An estimate that first continues the trend from before adoption, and asks what changed beyond it.',
  ],
  ...(foundComparison(report) === null ? [] : COMPARISON_TERMS),
  [
    'Verdict',
    'Faster or slower when the whole interval lies on one side of zero; no detectable change when zero is inside.',
  ],
  ['Grade', `How far the evidence can carry a decision. ${describeGrades(report)}. Do not decide on D alone.`],
  ['Placebo date', 'A date before adoption at which the same method is tried. It should find nothing there.'],
  [
    'Cliff’s delta',
    `From ${formats.count(-1)} to ${formats.count(1)}: how often a ticket after adoption takes less time than one before, minus how often more.`,
  ],
  [
    'Guardrail',
    'A measure that must not get worse while tickets get faster: reopened tickets, share of bugs, throughput.',
  ],
  [
    'Time put to use',
    'The share of saved time that becomes output instead of slack. It is not known exactly, so it is an input.',
  ],
  ['Break-even', 'The saving at which the licenses have just paid for themselves.'],
];
