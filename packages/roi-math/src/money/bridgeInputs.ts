import type { Estimated, Evidence, Report } from '@roi-insight/contracts';
import { cardValues } from '../report/cardValues.ts';
import { totalDays } from '../report/totalDays.ts';
import { dayNumber } from '../time/dayNumber.ts';
import type { WorkingTime } from '../time/workingCalendar.ts';
import { workingTimeOf } from './capacity.ts';
import type { SpendWeek } from '../usage/weeklySpend.ts';
import { ownSpend } from './spend/ownUsage.ts';
import type { Range } from './range.ts';

/** The reason why there is no bridge. `version-1`: the report was made before measured hours were recorded. */
export type BridgeGap =
  | 'nothing-after-adoption'
  | 'not-measured'
  | 'no-evidence'
  | 'too-little-data'
  | 'version-1'
  | 'no-seats';

/** The figures of a report that the bridge needs, for the post period. */
export interface BridgeInputs {
  readonly evidence: Estimated;
  /** The method of the estimate. Adopters of one date are estimated together, like one project. */
  readonly method: Evidence['method'];
  /** The effect is the mean over this number of teams. */
  readonly adopters: number;
  /** The interval, with the shrunk estimate in the middle. */
  readonly effectPercent: Range;
  /** Dollars on the Cost Savings card. */
  readonly headline: number;
  /** Savings per task on the card, in dollars. */
  readonly savedPerTask: number;
  readonly tasks: { readonly total: number; readonly completed: number; readonly measured: number };
  /** Hours on the Hours Saved card. */
  readonly hoursSaved: number;
  /** Sum of the measured hours of the tasks, each within the bounds of the evidence. */
  readonly measuredHours: number;
  /** Average measured hours of a task before adoption. */
  readonly hoursBefore: number;
  /** The saving of the same tasks in dollars, according to the difference between the averages of all measured tasks. */
  readonly observed: number;
  /** Dollars per hour. */
  readonly hourlyRate: number;
  /** First day of the post period as a day number; null if unknown. */
  readonly from: number | null;
  readonly days: number;
  /** The calendar with which the hours were measured. */
  readonly workingTime: WorkingTime;
  /** The cost of the assistant by week, as the usage states it. */
  readonly spendWeeks: readonly SpendWeek[];
}

/** The inputs of the bridge from a report, or the reason why the report has no bridge. */
export function bridgeInputs(report: Report): BridgeInputs | BridgeGap {
  const { post_claude: post, improvements, assumptions, claude_adoption_date: adopted } = report.summary_metrics;
  const { costSavings: headline, hoursSaved } = cardValues(report.summary_metrics);
  const days = totalDays(report, 'post');
  const { evidence } = report;
  if (post.total_tasks === 0) return 'nothing-after-adoption';
  const { cost_savings_per_task: savedPerTask } = improvements;
  if (headline === null || hoursSaved === null || savedPerTask === null) return 'not-measured';
  // Only another server's report has no days.
  if (evidence === undefined || days === null) return 'no-evidence';
  if (evidence.kind === 'too-little-data') return 'too-little-data';
  const { intervalPercent: interval, headlinePercent: estimate, measuredHours: measured } = evidence;
  if (measured === null || estimate === null) return 'version-1';
  if (measured.pre.tickets === 0 || measured.post.tickets === 0) return 'not-measured';
  const { hourly_rate: hourlyRate } = assumptions;
  const completed = Math.min(post.completed_tasks, post.total_tasks);
  const hoursBefore = measured.pre.hours / measured.pre.tickets;
  return {
    evidence,
    method: report.comparison?.design === 'same-date' ? 'trend-adjusted' : evidence.method,
    adopters: adoptersOf(report),
    effectPercent: { low: interval[0], base: estimate, high: interval[1] },
    headline,
    savedPerTask,
    tasks: { total: post.total_tasks, completed, measured: Math.min(measured.post.tickets, completed) },
    hoursSaved,
    measuredHours: measured.post.hours,
    hoursBefore,
    observed: (hoursBefore * measured.post.tickets - measured.post.hours) * hourlyRate,
    hourlyRate,
    from: dayNumber(adopted),
    days,
    workingTime: workingTimeOf(report),
    spendWeeks: ownSpend(report),
  };
}

function adoptersOf({ evidence, comparison, organization }: Report): number {
  if (evidence?.method === 'organization')
    return organization?.teams.filter(({ role }) => role === 'started').length ?? 1;
  if (evidence?.method !== 'comparison') return 1;
  return comparison?.teams.filter(({ role }) => role === 'adopter').length ?? 1;
}
