import { MIN_MEASURED_TICKETS, MIN_POST_WEEKS, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import type { Report } from '@roi-insight/contracts';
import type { ChartTable } from '../charts/ChartModel.ts';
import { foundComparison } from '../comparison/comparedWith.ts';
import { bidiIsolate, describeSpeed, type Formats, wholeRange, wholeSize } from '../format/index.ts';
import { claimsChange, type PlaceboReadings, type TriedDate, type TriedDates } from './placeboReadings.ts';

/** The introduction of the section. */
export function placeboIntroText(report: Report, assistant: string): string {
  const test = `Pretend ${bidiIsolate(assistant)} was adopted earlier, on a date when nothing changed. The method should find nothing.`;
  return foundComparison(report) === null ? test : `${test} This tests the team alone, without the other teams.`;
}

/** Explains the chart, the false alarms that any method with 95 % intervals has, and why the dates end before adoption. */
export const placeboNote = (formats: Formats): string =>
  `Estimates are before shrinkage; lines are 95% intervals. About ${formats.count(1)} in ${formats.count(20)} fake dates will trigger a false alarm by chance, often in clusters because neighboring dates share tickets. Dates in the last ${formats.counted(MIN_POST_WEEKS, 'week')} before adoption can’t be tested.`;

/** Shown if the adoption date itself has no estimate. */
export const NO_REAL_ESTIMATE =
  'There is too little data after the real adoption date for an estimate to compare with.';

type NotPossible = Extract<PlaceboReadings, { kind: 'not-possible' }>['reason'];

/** Why no earlier date was tested. */
export const placeboNotPossible = (
  { count, counted }: Formats,
  reason: NotPossible,
): { readonly title: string; readonly text: string } =>
  ({
    'too-few-weeks': {
      title: 'No fake date can be tested',
      text: `A fake date needs ${counted(WEEKS_PER_SIDE, 'week')} before it, ${count(MIN_POST_WEEKS)} between it and the real one, and enough data: tickets in most weeks, and ${counted(MIN_MEASURED_TICKETS, 'ticket')} on either side. This project has less.`,
    },
    'too-little-data': {
      title: 'No estimate to compare',
      text: 'There is too little data for an estimate at the real adoption date, so no fake date was tested.',
    },
  })[reason];

/** The result of all fake dates. @example '19 fake dates tested, 0 false alarms.' */
export const placeboResultText = (formats: Formats, { earlier }: TriedDates): string =>
  `${formats.counted(earlier.length, 'fake date')} tested, ${formats.counted(earlier.filter(claimsChange).length, 'false alarm')}.`;

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
  const day = formats.day(tried.date);
  const found = describeClaim(formats, tried);
  if (tried === real) {
    const verdict = quoted === null ? '' : ` before shrinkage; the verdict quotes ${wholeSize(formats, quoted)}`;
    return { outcome: 'real', text: `${assistant} was adopted on ${day}. The method reported ${found}${verdict}.` };
  }
  if (!claimsChange(tried)) {
    return { outcome: 'right', text: `Correct: nothing changed on ${day}, and the method reported ${found}.` };
  }
  const falseAlarms = formats.count(earlier.filter(claimsChange).length);
  return {
    outcome: 'wrong',
    text: `False alarm: nothing changed on ${day}, but the method reported ${found} (${falseAlarms} of ${formats.counted(earlier.length, 'date')}).`,
  };
}

/** The text of the slider. @example 'May 12, 2025: no detectable change reported, range 12% slower to 15% faster' */
export function placeboPosition(formats: Formats, tried: TriedDate, { real }: TriedDates): string {
  const day = `${formats.day(tried.date)}${tried === real ? ', the real adoption date' : ''}`;
  return `${day}: ${describeClaim(formats, tried)} reported, range ${wholeRange(formats, tried.interval)}`;
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
    head: ['Date', 'Estimate', '95% interval', 'Reported'],
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
  claimsChange(tried)
    ? `${wholeSize(formats, tried.effect)} ${tried.effect < 0 ? 'slower' : 'faster'}`
    : 'no detectable change';

function describeInterval(formats: Formats, { interval: [low, high] }: TriedDate): string {
  if (low >= 0) return `${formats.percent(low)} to ${formats.percent(high)} faster`;
  if (high <= 0) return `${formats.percent(-high)} to ${formats.percent(-low)} slower`;
  return `${describeSpeed(formats, low)} to ${describeSpeed(formats, high)}`;
}
