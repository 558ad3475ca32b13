import type { CalendarDate } from '@roi-insight/contracts';
import { dayNumber } from '../time/dayNumber.ts';
import { parseInstant } from '../time/parseInstant.ts';

/** How tickets are analysed. */
export interface AnalyzeOptions {
  readonly adoptionDate: CalendarDate;
  /** The moment of the report, ISO 8601. What happened later is not looked at. */
  readonly asOf: string;
  /** IANA name: the zone in which days and working hours are counted. */
  readonly timeZone: string;
  /** Weeks of the period on either side of the adoption date. Default 13. */
  readonly weeksPerSide?: number;
  /** Weeks before the adoption date that the trend may rest on. Default 39. */
  readonly baselineWeeks?: number;
  /** Dollars a year. Default 100,000. */
  readonly engineerAnnualCost?: number;
  /** Recorded in the provenance; the analysis itself throws no dice. Default 1. */
  readonly seed?: number;
  /** Sub-tasks and epics that were left out before: they only enter the funnel. Default 0. */
  readonly outOfScope?: number;
}

/** The options, checked and with their defaults. */
export interface Settings {
  readonly adoptionDate: CalendarDate;
  /** Day number. */
  readonly adoption: number;
  /** Epoch milliseconds. */
  readonly asOf: number;
  readonly timeZone: string;
  readonly weeksPerSide: number;
  readonly baselineWeeks: number;
  readonly engineerAnnualCost: number;
  readonly seed: number;
  readonly outOfScope: number;
}

/**
 * Checks the options.
 * @throws {RangeError} when a date cannot be read, a number of weeks is not a whole number above 0, or the cost is not
 *   finite and at least 0
 */
export function readOptions(options: AnalyzeOptions): Settings {
  const adoption = dayNumber(options.adoptionDate);
  if (adoption === null) throw new RangeError('adoptionDate must be a day like 2025-08-25.');
  const asOf = parseInstant(options.asOf);
  if (Number.isNaN(asOf)) throw new RangeError('asOf must be an ISO 8601 instant.');
  const settings = {
    adoptionDate: options.adoptionDate,
    adoption,
    asOf,
    timeZone: options.timeZone,
    weeksPerSide: options.weeksPerSide ?? 13,
    baselineWeeks: options.baselineWeeks ?? 39,
    engineerAnnualCost: options.engineerAnnualCost ?? 100_000,
    seed: options.seed ?? 1,
    outOfScope: options.outOfScope ?? 0,
  };
  check('weeksPerSide', settings.weeksPerSide, 1);
  check('baselineWeeks', settings.baselineWeeks, 1);
  check('seed', settings.seed, 0);
  check('outOfScope', settings.outOfScope, 0);
  if (!(Number.isFinite(settings.engineerAnnualCost) && settings.engineerAnnualCost >= 0)) {
    throw new RangeError('engineerAnnualCost must be a number of at least 0.');
  }
  return settings;
}

function check(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least) {
    throw new RangeError(`${name} must be a whole number of at least ${least}.`);
  }
}
