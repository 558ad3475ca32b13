import type { CalendarDate, CoinCell, CoinReading, CoinTerms } from '@roi-insight/contracts';
import { calendarDateOf, type CoinForecast, DAY_MS } from '@roi-insight/roi-math';

/** What the texts and pictures of a coin plan say, before it is made and afterwards. */
export interface CoinOutline {
  /** Name of the project. */
  readonly name: string;
  readonly start: CalendarDate;
  readonly weeks: number;
  /** The day after the last week with coins. */
  readonly end: CalendarDate;
  readonly readOn: CalendarDate;
  readonly slowWeeks: number;
  readonly smallestSaving: number;
  readonly ticketsPerWeek: number;
  readonly forecast: readonly CoinCell[];
  /** The shortest length that is enough; null without one, or if the plan was made. */
  readonly recommendedWeeks: number | null;
}

/** The outline of a plan that is being made. */
export function coinOutline(
  { project, start }: Pick<CoinReading, 'project' | 'start'>,
  { slowWeeks, ticketsPerWeek, cells, recommendedWeeks }: CoinForecast,
  { weeks, smallestSaving }: Pick<CoinTerms, 'weeks' | 'smallestSaving'>,
): CoinOutline {
  return {
    name: project.name,
    start,
    weeks,
    end: dayAfter(start, weeks),
    readOn: dayAfter(start, weeks + slowWeeks + 1),
    slowWeeks,
    smallestSaving,
    ticketsPerWeek,
    forecast: cells,
    recommendedWeeks,
  };
}

/** The outline of a plan that was made. */
export function coinTermsOutline(terms: CoinTerms): CoinOutline {
  const { project, start, weeks, readOn, slowWeeks, smallestSaving, ticketsPerWeek, forecast } = terms;
  return {
    name: project.name,
    start,
    weeks,
    end: dayAfter(start, weeks),
    readOn,
    slowWeeks,
    smallestSaving,
    ticketsPerWeek,
    forecast,
    recommendedWeeks: null,
  };
}

const dayAfter = (start: CalendarDate, weeks: number) => calendarDateOf(Date.parse(start) / DAY_MS + 7 * weeks);
