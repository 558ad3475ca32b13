import type { Evidence, Measure, Report } from '@roi-insight/contracts';
import { capitalized } from '../capitalized.ts';
import { WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import { comparedWith, foundComparison } from '../comparison/comparedWith.ts';
import { organizationCounts } from '../organization/organizationCounts.ts';
import { describeSaving, describeSavingRange, type Formats } from '../format/index.ts';
import type { Fact } from '../Fact.ts';

type SizeDrift = NonNullable<NonNullable<Evidence['size']>['drift']>;

/** The basis of the verdict. */
export function evidenceFacts(formats: Formats, report: Report, evidence: Evidence): readonly Fact[] {
  const { weeks, preTrendPercentPerWeek: trend } = evidence;
  return [
    { name: 'Method', value: describeDesign(formats, report) },
    { name: 'Tickets used', value: describeTickets(formats, report, evidence) },
    { name: 'Weeks', value: `${formats.count(weeks.pre)} before, ${formats.count(weeks.post)} after` },
    ...leftOut(formats, evidence, report.provenance?.measure),
    ...sizeOfTickets(formats, evidence),
    ...detectableSaving(formats, evidence),
    ...fakeDates(formats, evidence.placebo),
    ...(report.organization === undefined
      ? [{ name: 'Trend before adoption', value: trend === null ? 'Unknown' : describeTrend(formats, trend) }]
      : []),
    ...breakdown(formats, report, evidence),
  ];
}

/** The number of tickets. If the report has other teams, it is the sum over all teams with used weeks. */
function describeTickets(formats: Formats, report: Report, { tickets: own }: Evidence): string {
  const inWords = (before: number, after: number) => `${formats.count(before)} before, ${formats.count(after)} after`;
  const counted = foundComparison(report)?.teams.flatMap(({ role, tickets }) =>
    role === 'left-out' ? [] : (tickets ?? []),
  );
  if (report.organization !== undefined) {
    const { started, waiting } = organizationCounts(report.organization);
    return `${inWords(own.pre, own.post)} each team’s start, in ${formats.counted(started + waiting, 'team')}`;
  }
  if (counted === undefined) return inWords(own.pre, own.post);
  const sum = (of: 'pre' | 'post') => counted.reduce((all, tickets) => all + tickets[of], 0);
  return `${inWords(sum('pre'), sum('post'))} in ${formats.counted(counted.length, 'team')} (this project: ${inWords(own.pre, own.post)})`;
}

const BETWEEN_TEAMS =
  'Teams that started are compared with teams that had not started yet. Changes that affected every team, and each team’s own trend, are already removed.';
const ALL_INCLUDED = 'Anything else that changed at the same time is included in the difference.';

function describeDesign(formats: Formats, report: Report): string {
  const found = foundComparison(report);
  if (report.organization !== undefined) return BETWEEN_TEAMS;
  if (found === null) {
    return `Before vs. after, no control group. ${ALL_INCLUDED}`;
  }
  switch (found.design) {
    case 'one-adopter':
    case 'panel':
      return `${comparedWith(formats, found)}. Changes that affected every team are already removed.`;
    case 'same-date':
      return `${comparedWith(formats, found)}. ${ALL_INCLUDED}`;
  }
}

/** The tickets that the series excludes; no fact for reports of version 1. */
function leftOut(formats: Formats, { leftOut: left }: Evidence, measure: Measure | undefined): Fact[] {
  if (left === null) return [];
  const short = measure === 'logged' ? 'with less than 6 logged minutes' : 'in progress for less than 6 minutes';
  const clicked = left.clickedThrough.pre + left.clickedThrough.post;
  const old = left.tooOld.pre + left.tooOld.post;
  const parts = [
    clicked > 0 ? `${formats.counted(clicked, 'ticket')} ${short}` : null,
    old > 0 ? `${formats.counted(old, 'ticket')} completed more than 26 weeks after they were created` : null,
    ...left.bulkWeeks.map(
      ({ weekStart: start, tickets }) =>
        `the week of ${formats.day(start)} (${formats.count(tickets)} tickets together)`,
    ),
    left.firstWeeks > 0
      ? `the first ${left.firstWeeks === 1 ? 'week' : `${formats.count(left.firstWeeks)} weeks`} of the project, when only short tickets could have been completed`
      : null,
  ].filter((part) => part !== null);
  return [{ name: 'Excluded', value: parts.length === 0 ? 'None' : capitalized(parts.join('; ')) }];
}

/** Whether the estimate compares tickets of the same size, or why it does not; no fact if no ticket has a size. */
function sizeOfTickets(formats: Formats, { size, tickets, method }: Evidence): Fact[] {
  if (size === null) return [];
  const explained = `Explains ${formats.wholePercent(size.explainedPercent)} of the differences between tickets`;
  const share = (side: 'pre' | 'post') => formats.wholePercent((100 * size.tickets[side]) / tickets[side]);
  const estimate = method === 'comparison' ? 'the estimate of this project on its own' : 'the estimate';
  const values: Readonly<Record<typeof size.use, string>> = {
    used:
      size.drift === null
        ? `${explained}, so ${estimate} compares tickets of the same size`
        : `${explained}. ${describeDrift(formats, size.drift, estimate)}`,
    'explains-little': `${explained}, too little to use`,
    'share-changed': `Not used: ${share('pre')} of tickets have one before adoption, ${share('post')} after it`,
    'few-tickets': `Not used: too few tickets have one (${formats.count(size.tickets.pre)} before, ${formats.count(size.tickets.post)} after)`,
  };
  return [{ name: 'Size of tickets', value: values[size.use] }];
}

/** Both estimates if the sizes of tickets changed by more than they ever did before adoption. */
function describeDrift(formats: Formats, drift: SizeDrift, estimate: string): string {
  const { percent, withSizes, withoutSizes } = drift;
  const inWords = ({ effectPercent, intervalPercent }: typeof withSizes) =>
    `${describeSaving(formats, effectPercent)} (${describeSavingRange(formats, intervalPercent)})`;
  const change = `${formats.wholePercent(Math.abs(percent))} ${percent < 0 ? 'smaller' : 'larger'}`;
  return `Tickets were estimated ${change} than before adoption, a larger change than any before it, so ${estimate} is made twice: ${inWords(withSizes)} for tickets of the same size, ${inWords(withoutSizes)} for all tickets. A change counts only if both show it`;
}

/**
 * The smallest saving that could have been found, and how many more weeks it would take to find smaller savings. There
 * is no such fact for a loss, or if there is no estimate.
 */
function detectableSaving(formats: Formats, evidence: Evidence): Fact[] {
  if (evidence.kind === 'too-little-data' || evidence.verdict === 'slower' || evidence.detectablePercent === null)
    return [];
  const { detectablePercent: detectable, weeksToDetect: weeks, weeks: now } = evidence;
  const later = [
    { percent: 30, further: weeks?.percent30 },
    // If 30 % takes too long, 20 % takes too long as well.
    { percent: 20, further: weeks?.percent30 === null ? undefined : weeks?.percent20 },
  ].flatMap(({ percent, further }) =>
    // A percentage that can already be detected needs no more weeks.
    further === undefined || further === 0 || Math.round(detectable) <= percent
      ? []
      : [`Detecting ${formats.typedPercent(percent)} would take ${inWeeks(formats, further, now.post)}`],
  );
  const smallest = `${formats.wholePercent(detectable)} or more (${formats.typedPercent(80)} power)`;
  return [{ name: 'Detectable saving', value: [smallest, ...later].join('. ') }];
}

function inWeeks(formats: Formats, further: number | null, now: number): string {
  if (further === null) return 'more than a year at this pace';
  const beyond =
    now + further > WEEKS_PER_SIDE
      ? `, beyond the ${formats.counted(WEEKS_PER_SIDE, 'week')} that a report compares`
      : '';
  return `${formats.counted(further, 'more week')} at this pace${beyond}`;
}

/** This fact is only for reports that have no estimate for each date. All other reports show every date. */
function fakeDates(formats: Formats, result: Evidence['placebo']): Fact[] {
  if (result === null || result.dates !== null) return [];
  const { tried, asLarge: large } = result;
  const found = large === 0 ? 'no change this large' : `a change this large at ${formats.counted(large, 'date')}`;
  return [{ name: 'Fake dates', value: `${formats.count(tried)} tested, ${found}` }];
}

/** A change of less than 0.05 % is shown as no change. */
function describeTrend(formats: Formats, percentPerWeek: number): string {
  if (Math.abs(percentPerWeek) < 0.05) return 'Time per ticket barely changed';
  const way = percentPerWeek > 0 ? 'rising' : 'falling';
  return `Time per ticket was ${way} by ${formats.percent(Math.abs(percentPerWeek))} a week`;
}

/** The drift that would end the claim; no fact if nothing is claimed. */
function breakdown(formats: Formats, report: Report, { breakdown: found }: Evidence): Fact[] {
  if (found === null) return [];
  const design = foundComparison(report)?.design;
  const who = design === 'panel' || design === 'same-date' ? 'only the teams that adopted' : 'the team alone';
  const { driftPercent: drift, largestBeforePercent: before } = found;
  const largest = before === null ? '' : `; the largest drift before was ${formats.wholePercent(before)}`;
  return [
    {
      name: 'Drift',
      value: `This verdict would fall if ${who} had drifted by ${formats.wholePercent(drift)} for another reason${largest}`,
    },
  ];
}
