import { MIN_MEASURED_TICKETS, MIN_POST_WEEKS, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import type { Report } from '@roi-insight/contracts';
import type { ChartTable } from '../charts/ChartModel.ts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { bidiIsolate, describeSpeed, type Formats } from '../format/index.ts';
import type { PlaceboMark } from './placeboChart.ts';
import { claimsChange, type PlaceboTest, type TriedDate, type TriedDates } from './placeboTest.ts';

/** Title of the section. */
export const PLACEBO_TITLE = 'Try to fool it';

/** The introduction of the section. */
export const placeboLead = (report: Report, assistant: string) =>
  `${foundComparison(report) === null ? 'The report’s own method' : 'The method for this project alone, without the other teams'}, told that ${bidiIsolate(assistant)} had been adopted at an earlier date, when nothing happened. There it should find no change.`;

/** What the chart shows, what to expect of any method with 95 % intervals, and why the dates end before adoption. */
export const placeboNote = (formats: Formats): string =>
  `Lines are 95% intervals. By chance alone, expect a claim at about ${formats.count(1)} in ${formats.count(20)} dates where nothing happened. Neighboring dates share most of their tickets, so such claims come in groups. The last ${formats.counted(MIN_POST_WEEKS, 'week')} before adoption are too few to try a date in them.`;

/** Shown if the adoption date itself has no estimate. */
export const NO_REAL_ESTIMATE =
  'There is no estimate to compare these with: the report has no verdict at the adoption date.';

/** The meaning of the chart's shapes, in this order. */
export const PLACEBO_LEGEND: readonly (readonly [kind: PlaceboMark['kind'], text: string])[] = [
  ['earlier', 'Earlier date, nothing adopted'],
  ['fooled', 'Fooled'],
  ['real', 'Adoption date'],
];

type NotPossible = Extract<PlaceboTest, { kind: 'not-possible' }>['reason'];

/** Why no earlier date was tested. */
export const placeboNotPossible = (
  { count, counted }: Formats,
  reason: NotPossible,
): { readonly title: string; readonly text: string } =>
  ({
    'too-few-weeks': {
      title: 'No earlier date could be tried',
      text: `An earlier date needs ${counted(WEEKS_PER_SIDE, 'week')} before it, ${count(MIN_POST_WEEKS)} between it and the adoption date, and as much data as the adoption date: most weeks with tickets, and ${counted(MIN_MEASURED_TICKETS, 'ticket')} on either side. This project does not have them.`,
    },
    'too-little-data': {
      title: 'No estimate to compare',
      text: 'The report has no verdict at the adoption date, so no earlier date was tried.',
    },
  })[reason];

/** At how many earlier dates the method claimed a change. @example 'Tried at 19 earlier dates, the method claimed a change at none.' */
export function placeboSummary(formats: Formats, { earlier }: TriedDates): string {
  const fooled = earlier.filter(claimsChange).length;
  if (earlier.length === 1) {
    return `Tried at ${formats.count(1)} earlier date, the method claimed ${fooled === 0 ? 'no change' : 'a change'}.`;
  }
  const where = fooled === 0 ? 'none' : formats.count(fooled);
  return `Tried at ${formats.count(earlier.length)} earlier dates, the method claimed a change at ${where}.`;
}

/** The method's claim at a date, and whether it is right. */
export interface PlaceboVerdict {
  readonly outcome: 'right' | 'wrong' | 'real';
  readonly text: string;
}

/** The verdict at one of the test's dates. */
export function placeboVerdict(
  formats: Formats,
  tried: TriedDate,
  { earlier, real, quoted }: TriedDates,
  assistant: string,
): PlaceboVerdict {
  const says = `The method says: ${describeClaim(formats, tried)}.`;
  const day = formats.day(tried.date);
  if (tried === real) {
    const toned =
      quoted === null ? '' : ` The verdict quotes ${formats.percent(Math.abs(quoted))}, allowing for overstatement.`;
    return { outcome: 'real', text: `On ${day} ${assistant} was adopted. ${says}${toned}` };
  }
  const nothing = `On ${day} nothing was adopted. ${says}`;
  if (!claimsChange(tried)) return { outcome: 'right', text: `${nothing} Right.` };
  const fooled = formats.count(earlier.filter(claimsChange).length);
  return {
    outcome: 'wrong',
    text: `${nothing} Wrong: this method is fooled at ${fooled} of ${formats.counted(earlier.length, 'date')}.`,
  };
}

/** @example 'May 12, 2025: the data are consistent with 12.0% slower to 15.0% faster. No change claimed.' */
export function placeboPosition(formats: Formats, tried: TriedDate, { real }: TriedDates): string {
  const day = `${formats.day(tried.date)}${tried === real ? ', the adoption date' : ''}`;
  const claim = claimsChange(tried) ? `${describeSpeed(formats, tried.effect)} claimed.` : 'No change claimed.';
  return `${day}: the data are consistent with ${describeInterval(formats, tried)}. ${claim}`;
}

/** Every date with its estimate, oldest first. */
export function placeboTable(formats: Formats, { earlier, real }: TriedDates): ChartTable {
  const row = (tried: TriedDate) => [
    `${formats.day(tried.date)}${tried === real ? ' (adoption)' : ''}`,
    describeSpeed(formats, tried.effect),
    describeInterval(formats, tried),
    CLAIMS[tried.claim],
  ];
  return {
    head: ['Date', 'Estimate', '95% interval', 'Claim'],
    rows: [...earlier, ...(real === null ? [] : [real])].map(row),
    texts: 1,
  };
}

const CLAIMS: Readonly<Record<TriedDate['claim'], string>> = {
  faster: 'Faster',
  slower: 'Slower',
  'no-detectable-change': 'None',
};

const describeClaim = (formats: Formats, tried: TriedDate) =>
  claimsChange(tried) ? describeSpeed(formats, tried.effect) : 'no detectable change';

function describeInterval(formats: Formats, { interval: [low, high] }: TriedDate): string {
  if (low >= 0) return `${formats.percent(low)} to ${formats.percent(high)} faster`;
  if (high <= 0) return `${formats.percent(-high)} to ${formats.percent(-low)} slower`;
  return `${describeSpeed(formats, low)} to ${describeSpeed(formats, high)}`;
}
