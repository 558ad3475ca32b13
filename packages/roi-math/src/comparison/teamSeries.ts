import { quarterContents } from '../evidence/quarters/projectQuarters.ts';
import type { QuarterContents } from '../evidence/quarters/quartersOf.ts';
import type { LeftOutReason, Measure } from '@roi-insight/contracts';
import { type LogSeries, logSeries } from '../evidence/series/logWeeks.ts';
import { type Measurement, measurementOf } from '../evidence/doubts/measurement.ts';
import { seriesTickets } from '../evidence/series/seriesTickets.ts';
import { type ElapsedReason, elapsedReason } from '../measure/elapsedReason.ts';
import { boundedSum, countedHours, measuredHours } from '../measure/measured.ts';
import type { AnalyzeTicketsOptions } from '../measure/options.ts';
import { readTickets } from '../measure/readTickets.ts';
import type { TimedTicket } from '../measure/ticket/ticket.ts';
import type { QualityWeeks } from '../quality/qualityWeeks.ts';
import { weeklyQuality } from '../quality/weeklyQuality.ts';
import { dayNumber } from '../time/dayNumber.ts';

/** A team as the request names it. */
interface NamedTeam {
  readonly key: string;
  readonly name: string;
  /** The day on which the team adopted the assistant, yyyy-MM-dd; null if it has not adopted. */
  readonly adopted: string | null;
}

interface WeekHours {
  readonly week: number;
  readonly tickets: number;
  readonly hours: number;
}

interface ShownHours extends WeekHours {
  readonly completed: number;
  /** The tickets that count in the averages, and the sum of their hours. */
  readonly averaged: { readonly tickets: number; readonly hours: number };
}

/** The data of a team for a comparison: small, so that its tickets need not stay in memory. */
export interface TeamSeries extends NamedTeam {
  /** Adoption date of the report's project, as a day number: week 0 of every team starts on that date. */
  readonly weekZero: number;
  /** Weeks from week 0 to the team's own adoption, not always a whole number; null if the team has not adopted. */
  readonly adoptionWeek: number | null;
  readonly measure: Measure;
  /** The reason why the team's times run from creation to completion; null if they do not. */
  readonly elapsed: ElapsedReason | null;
  readonly series: LogSeries;
  /** The team's series including the later weeks that the report shows. */
  readonly shownSeries: LogSeries;
  readonly measurement: Measurement;
  readonly quarters: readonly QuarterContents[];
  /** Measured tickets that were delivered in each full week, and the sum of their working hours. Each ticket counts with 0.1 to 400 hours. */
  readonly hours: readonly WeekHours[];
  /** The same, including the later weeks that the report shows. */
  readonly shownHours: readonly ShownHours[];
  /** Null if it is not known which tickets are bugs, or when they were created. */
  readonly qualityWeeks: QualityWeeks | null;
}

export interface UnreadTeam {
  readonly key: string | null;
  readonly name: string;
  readonly adopted: string | null;
  readonly reason: LeftOutReason;
}

/**
 * Reads a team's tickets in the weeks of the report's project: `options.adoptionDate` is the adoption date of that
 * project, `team.adopted` the team's own.
 * @throws {RangeError} if an option or the team's date is invalid
 */
export function teamSeries(
  tickets: readonly TimedTicket[],
  { key, name, adopted }: NamedTeam,
  options: AnalyzeTicketsOptions,
): TeamSeries {
  const read = readTickets(tickets, options);
  const { weeks, shownWeeks, measure, settings } = read;
  const shownHours = shownWeeks.map(({ week, items }) => {
    const { tickets: measured, hours } = boundedSum(measuredHours(items, measure));
    return {
      week,
      completed: items.length,
      tickets: measured,
      hours,
      averaged: boundedSum(countedHours(items, measure)),
    };
  });
  return {
    key,
    name,
    adopted,
    weekZero: settings.adoption,
    adoptionWeek: adopted === null ? null : (dayOf(adopted) - settings.adoption) / 7,
    measure,
    elapsed: measure === 'elapsed' ? elapsedReason(read.periods) : null,
    series: logSeries(seriesTickets(weeks, measure, settings).weeks),
    shownSeries: logSeries(seriesTickets(shownWeeks, measure, settings).weeks),
    measurement: measurementOf(read),
    quarters: quarterContents(read),
    hours: shownHours.slice(0, weeks.length),
    shownHours,
    qualityWeeks: weeklyQuality(read.classified, read.windows, settings),
  };
}

function dayOf(adopted: string): number {
  const day = dayNumber(adopted);
  if (day === null) throw new RangeError('A team adopts on a day like 2025-08-25, or null.');
  return day;
}
