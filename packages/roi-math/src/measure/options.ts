import type { CalendarDate, ChosenMeasure, Look } from '@roi-insight/contracts';
import { BASELINE_WEEKS, DEFAULT_ENGINEER_COST, WEEKS_PER_SIDE } from '../constants.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { parseInstant } from '../time/parseInstant.ts';
import { DEFAULT_CALENDAR, readCalendar, type WorkingCalendar, type WorkingTime } from '../time/workingCalendar.ts';

export interface AnalyzeTicketsOptions {
  readonly adoptionDate: CalendarDate;
  /** The moment of the report, ISO 8601. Later changes are ignored. */
  readonly asOf: string;
  /** IANA name of the zone in which days and working hours are counted. */
  readonly timeZone: string;
  /** The days and hours that count as working time. Default {@link DEFAULT_CALENDAR}. */
  readonly calendar?: WorkingCalendar;
  /** Weeks of the period on either side of the adoption date. Default {@link WEEKS_PER_SIDE}. */
  readonly weeksPerSide?: number;
  /** The trend is estimated from this number of weeks before the adoption date. Default {@link BASELINE_WEEKS}. */
  readonly baselineWeeks?: number;
  /** Dollars a year. Default 100,000. */
  readonly engineerAnnualCost?: number;
  /** Number of sub-tasks and epics that are not among `tickets`, for the funnel. Default 0. */
  readonly outOfScope?: number;
  /** Number of issues that could not be read and are not among `tickets`, for the funnel. Default 0. */
  readonly unreadable?: number;
  /** Number of open bugs that are not among `tickets`, because they were created before the weeks that are read. Null, the default: unknown. */
  readonly olderBugs?: number | null;
  /** The names of resolutions for which nothing was built. Absent: the usual ones. */
  readonly withoutWork?: readonly string[];
  /** Whether starts and completions are days without times. */
  readonly wholeDays?: boolean;
  /** The place of this report in a series of reports on the same adoption; absent for a single report. */
  readonly look?: Look;
  /** `active`: times of statuses, even if the tickets have logged hours. Absent: logged hours where they can be used. */
  readonly measure?: ChosenMeasure;
}

/** The options, validated and with their defaults. */
export interface Settings {
  readonly adoptionDate: CalendarDate;
  /** Day number. */
  readonly adoption: number;
  /** Epoch milliseconds. */
  readonly asOfMs: number;
  readonly timeZone: string;
  readonly workingTime: WorkingTime;
  readonly weeksPerSide: number;
  readonly baselineWeeks: number;
  readonly engineerAnnualCost: number;
  readonly outOfScope: number;
  readonly unreadable: number;
  readonly olderBugs: number | null;
  readonly wholeDays: boolean;
  readonly withoutWork: readonly string[] | undefined;
  readonly look: Look | undefined;
  readonly measure: ChosenMeasure | undefined;
}

/**
 * Validates the options and fills in the defaults.
 * @throws {RangeError} if a date or the calendar is invalid, a number of weeks is not a whole number above 0, or the cost
 *   is not finite and at least 0
 */
export function readOptions(options: AnalyzeTicketsOptions): Settings {
  const adoption = dayNumber(options.adoptionDate);
  if (adoption === null) throw new RangeError('adoptionDate must be a day like 2025-08-25.');
  const asOfMs = parseInstant(options.asOf);
  if (Number.isNaN(asOfMs)) throw new RangeError('asOf must be an ISO 8601 instant.');
  const settings = {
    adoptionDate: options.adoptionDate,
    adoption,
    asOfMs,
    timeZone: options.timeZone,
    workingTime: readCalendar(options.calendar ?? DEFAULT_CALENDAR),
    weeksPerSide: options.weeksPerSide ?? WEEKS_PER_SIDE,
    baselineWeeks: options.baselineWeeks ?? BASELINE_WEEKS,
    engineerAnnualCost: options.engineerAnnualCost ?? DEFAULT_ENGINEER_COST,
    outOfScope: options.outOfScope ?? 0,
    unreadable: options.unreadable ?? 0,
    olderBugs: options.olderBugs ?? null,
    wholeDays: options.wholeDays ?? false,
    withoutWork: options.withoutWork,
    look: options.look,
    measure: options.measure,
  };
  check('weeksPerSide', settings.weeksPerSide, 1);
  check('baselineWeeks', settings.baselineWeeks, 1);
  check('outOfScope', settings.outOfScope, 0);
  check('unreadable', settings.unreadable, 0);
  if (!(Number.isFinite(settings.engineerAnnualCost) && settings.engineerAnnualCost >= 0)) {
    throw new RangeError('engineerAnnualCost must be a number of at least 0.');
  }
  return settings;
}

function check(name: string, value: number, min: number): void {
  if (!Number.isSafeInteger(value) || value < min) {
    throw new RangeError(`${name} must be a whole number of at least ${min}.`);
  }
}
