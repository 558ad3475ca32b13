import type { Economics, Interval, Report } from '@roi-insight/contracts';
import { type OpenRange, programMoney, type Projection, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import { moneyRange } from '../bridge/outcomeText.ts';
import type { Fact } from '../Fact.ts';
import type { Formats } from '../format/index.ts';

/** The savings of all adopters together. */
export interface ProgramText {
  readonly title: string;
  readonly note: string;
  readonly facts: readonly Fact[];
}

/** The program of a report with several adopters; null with one. Money is before licenses: see `programMoney`. */
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
      `Hours of the tickets in the first ${formats.counted(WEEKS_PER_SIDE, 'week')} since each adoption.`,
      ...(money === null ? [] : [moneyNote(formats, economics)]),
      'The cards and the net figure are those of this report’s project.',
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
            { name: 'Value of that time, before licenses', value: describeMoney(formats, money.saved, money.isClaim) },
            {
              name: `The ${formats.typedPercent(economics.realisationRate * 100)} of it that is put to use`,
              value: describeMoney(formats, money.realized, money.isClaim),
            },
            { name: 'The same per year', value: describeYear(formats, money.projection) },
          ]),
    ],
  };
}

/** Without a verdict, only the range; for a loss, all figures are hours lost. */
function describeHours(formats: Formats, hours: number, [low, high]: Interval, isFound: boolean): string {
  if (!isFound) return `${formats.count(low)} to ${formats.count(high)} (95% interval), inconclusive`;
  return hours < 0
    ? `${formats.count(-hours)} (95% interval: ${formats.count(-high)} to ${formats.count(-low)})`
    : `${formats.count(hours)} (95% interval: ${formats.count(low)} to ${formats.count(high)})`;
}

function describeMoney(formats: Formats, range: OpenRange, isFound: boolean): string {
  return isFound
    ? `${formats.money(range.base)} (${moneyRange(formats, range)})`
    : `Inconclusive (${moneyRange(formats, range)})`;
}

function describeYear(formats: Formats, projection: Projection): string {
  switch (projection.kind) {
    case 'estimate':
      return describeMoney(formats, projection.annual, true);
    case 'range':
      return `Inconclusive (${moneyRange(formats, projection)})`;
    case 'unsupported':
      return 'Not projected: grade D evidence is too weak for a yearly figure.';
    case 'refused':
      return 'Not plausible: we don’t project more hours than the teams work.';
  }
}

function moneyNote(formats: Formats, { seats }: Economics): string {
  return [
    `Dollars assume as many people in each team as in this one (${formats.count(seats)}) and the same rate per hour, and count tickets in parallel once.`,
    'Licenses are not subtracted, because what the other teams pay is unknown.',
    'The range is that of one effect on all teams, so that the ends of the teams add up.',
  ].join(' ');
}
