import type { Economics, Interval, Report } from '@roi-insight/contracts';
import { type OpenRange, programMoney, type Projection, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import { INCONCLUSIVE } from '../bridge/netFigure.ts';
import { moneyRange } from '../bridge/outcomeText.ts';
import type { Fact } from '../Fact.ts';
import type { Formats } from '../format/index.ts';

/** The savings of all adopters together. */
export interface ProgramText {
  readonly title: string;
  readonly note: string;
  readonly facts: readonly Fact[];
}

/**
 * The program of a report with several adopters; null if there is only one adopter. The cost of licenses is not
 * subtracted: see `programMoney`.
 */
export function programText(formats: Formats, report: Report, economics: Economics): ProgramText | null {
  const { comparison } = report;
  const program = comparison?.program ?? null;
  if (program === null) return null;
  const { adopters, tickets, savedHours: hours, savedHoursInterval: interval } = program;
  const money = programMoney(report, economics);
  const isFound = comparison?.verdict === 'faster' || comparison?.verdict === 'slower';
  return {
    title: `All ${formats.counted(adopters, 'team')} that adopted`,
    note: [
      `Covers tickets from the first ${formats.counted(WEEKS_PER_SIDE, 'week')} after each adoption, with 95% ranges.`,
      ...(money === null ? [] : [moneyNote(formats, economics)]),
      'The cards and the net figure cover this report’s project only.',
    ].join(' '),
    facts: [
      { name: 'Tickets since adoption', value: formats.count(tickets) },
      {
        name: isFound && hours < 0 ? 'Hours lost' : 'Hours saved',
        value: describeHours(formats, hours, interval, isFound),
      },
      ...(money === null
        ? []
        : [
            { name: 'Value before licenses', value: describeMoney(formats, money.saved, money.isClaim) },
            {
              name: `Put to use (${formats.typedPercent(economics.realisationRate * 100)})`,
              value: describeMoney(formats, money.realized, money.isClaim),
            },
            { name: 'If it lasts, in a year', value: describeYear(formats, money.projection) },
          ]),
    ],
  };
}

/** If there is no verdict, gives only the range. For a loss, all figures are hours lost. */
function describeHours(formats: Formats, hours: number, [low, high]: Interval, isFound: boolean): string {
  if (!isFound) return `${INCONCLUSIVE} (${formats.count(low)} to ${formats.count(high)})`;
  return hours < 0
    ? `${formats.count(-hours)} (${formats.count(-high)} to ${formats.count(-low)})`
    : `${formats.count(hours)} (${formats.count(low)} to ${formats.count(high)})`;
}

function describeMoney(formats: Formats, range: OpenRange, isFound: boolean): string {
  if (range.low === range.high) return formats.money(range.base);
  return isFound
    ? `${formats.money(range.base)} (${moneyRange(formats, range)})`
    : `${INCONCLUSIVE} (${moneyRange(formats, range)})`;
}

function describeYear(formats: Formats, projection: Projection): string {
  switch (projection.kind) {
    case 'estimate':
      return describeMoney(formats, projection.annual, true);
    case 'range':
      return `${INCONCLUSIVE} (${moneyRange(formats, projection)})`;
    case 'unsupported':
      return 'Not projected: grade D evidence is too weak';
    case 'refused':
      return 'Not plausible: more hours than the teams work';
  }
}

function moneyNote(formats: Formats, { seats }: Economics): string {
  return [
    `Dollars assume that every team has as many people as this one (${formats.count(seats)}) at the same hourly rate, and count parallel tickets once.`,
    'Licenses aren’t subtracted because the other teams’ costs are unknown.',
    'The ranges assume one effect shared by all teams.',
  ].join(' ');
}
