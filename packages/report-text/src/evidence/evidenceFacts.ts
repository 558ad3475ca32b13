import type { Evidence, Report } from '@roi-insight/contracts';
import { WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import { comparedWith, foundComparison } from '../comparison/comparedWith.ts';
import { exactly, type Formats } from '../format/index.ts';
import type { Fact } from '../Fact.ts';

/** Smaller probabilities are shown as '< 0.001'. */
const MIN_SHOWN_P = 0.001;

/** The basis of the verdict. */
export function evidenceFacts(formats: Formats, report: Report, evidence: Evidence): readonly Fact[] {
  const statistic = formats.number({ ...exactly(2), signDisplay: 'exceptZero' });
  const probability = formats.number(exactly(3));
  const { weeks, cliffsDelta: delta, mannWhitneyP: p, preTrendPercentPerWeek: trend } = evidence;
  return [
    { name: 'Design', value: describeDesign(formats, report) },
    { name: 'Tickets of the estimate', value: describeTickets(formats, report, evidence) },
    { name: 'Weeks', value: `${formats.count(weeks.pre)} before, ${formats.count(weeks.post)} after` },
    ...leftOut(formats, evidence),
    ...couldBeSeen(formats, evidence),
    ...fakeDates(formats, evidence.placebo),
    { name: 'Trend before adoption', value: trend === null ? 'Not known' : describeTrend(formats, trend) },
    {
      name: 'Effect size and p-value',
      value: `Cliff’s δ ${statistic(delta)}, Mann–Whitney p ${p !== null && p < MIN_SHOWN_P ? `< ${probability(MIN_SHOWN_P)}` : probability(p)}`,
    },
  ];
}

/** With other teams: the numbers of all teams whose weeks count. */
function describeTickets(formats: Formats, report: Report, { tickets: own }: Evidence): string {
  const inWords = (before: number, after: number) => `${formats.count(before)} before, ${formats.count(after)} after`;
  const counted = foundComparison(report)?.teams.flatMap(({ role, tickets }) =>
    role === 'left-out' ? [] : (tickets ?? []),
  );
  if (counted === undefined) return inWords(own.pre, own.post);
  const sum = (of: 'pre' | 'post') => counted.reduce((all, tickets) => all + tickets[of], 0);
  return `${inWords(sum('pre'), sum('post'))} in ${formats.counted(counted.length, 'team')}. Of this project: ${inWords(own.pre, own.post)}`;
}

function describeDesign(formats: Formats, report: Report): string {
  const found = foundComparison(report);
  if (found === null) {
    return 'Before/after, no control group: whatever else changed at that time is part of the difference.';
  }
  switch (found.design) {
    case 'one-adopter':
    case 'panel':
      return `${comparedWith(formats, found)}: what changed for all teams at that time is no part of the difference.`;
    case 'same-date':
      return `${comparedWith(formats, found)}: whatever else changed at that time is part of the difference.`;
  }
}

/** The tickets that the series leaves out; no fact for reports of version 1. */
function leftOut(formats: Formats, { leftOut: left }: Evidence): Fact[] {
  if (left === null) return [];
  const clicked = left.clickedThrough.pre + left.clickedThrough.post;
  const old = left.tooOld.pre + left.tooOld.post;
  const parts = [
    clicked > 0 ? `${formats.counted(clicked, 'ticket')} in progress for less than 6 minutes` : null,
    old > 0 ? `${formats.counted(old, 'ticket')} completed more than 26 weeks after creation` : null,
    ...left.bulkWeeks.map(
      ({ weekStart: start, tickets }) =>
        `the week of ${formats.day(start)} (${formats.count(tickets)} tickets at once)`,
    ),
    left.firstWeeks > 0
      ? `the first ${left.firstWeeks === 1 ? 'week' : `${formats.count(left.firstWeeks)} weeks`} of the project, in which only short tickets can have been completed`
      : null,
  ].filter((part) => part !== null);
  return [{ name: 'Left out', value: parts.length === 0 ? 'Nothing that was measured' : upperFirst(parts.join('; ')) }];
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * The smallest change that could have been found, and how many more weeks smaller ones would take; no fact without an
 * estimate.
 */
function couldBeSeen(formats: Formats, evidence: Evidence): Fact[] {
  if (evidence.kind === 'too-little-data' || evidence.detectablePercent === null) return [];
  const { detectablePercent: detectable, weeksToDetect: weeks, weeks: now } = evidence;
  const later = [
    { percent: 30, further: weeks?.percent30 },
    { percent: 20, further: weeks?.percent20 },
  ].flatMap(({ percent, further }) =>
    further === undefined || further === 0
      ? []
      : [`${formats.typedPercent(percent)}: ${inWeeks(formats, further, now.post)}`],
  );
  const smallest = `A saving of ${formats.wholePercent(detectable)} or more, in four of five cases`;
  return [{ name: 'Could be seen', value: [smallest, ...later].join('. ') }];
}

function inWeeks(formats: Formats, further: number | null, now: number): string {
  if (further === null) return 'not within a year at this rate';
  const beyond =
    now + further > WEEKS_PER_SIDE ? `, more than the ${formats.count(WEEKS_PER_SIDE)} that a report compares` : '';
  return `with ${formats.counted(further, 'more week')} at this rate${beyond}`;
}

/** Only for reports that lack the estimate of each date: the others show every date. */
function fakeDates(formats: Formats, result: Evidence['placebo']): Fact[] {
  if (result === null || result.dates !== null) return [];
  const { tried, asLarge: large } = result;
  const found =
    large === 0 ? 'never found a change this large' : `found a change this large at ${formats.count(large)}`;
  return [{ name: 'Placebo dates', value: `Tried on ${formats.counted(tried, 'earlier date')}, the method ${found}.` }];
}

/** A change of less than 0.05 % is shown as no change. */
function describeTrend(formats: Formats, percentPerWeek: number): string {
  if (Math.abs(percentPerWeek) < 0.05) return 'Hours per ticket hardly changed';
  const way = percentPerWeek > 0 ? 'slowing' : 'speeding up';
  return `Tickets were ${way} by ${formats.percent(Math.abs(percentPerWeek))} a week`;
}
